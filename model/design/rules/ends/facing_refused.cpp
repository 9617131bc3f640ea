#include "model/design/rules/ends/facing_refused.h"

#include "model/design/terms/rule_visitor.h"

namespace rookery {

void visitFields(RuleVisitor &v, FacingRefused &rule)
{
    v.choice("lines", rule.lines);
}

const RuleAbout &about(const FacingRefused *)
{
    static constexpr TableUse tables[] = {
        {"", ByTables::Known, ByTables::Tried, "royal pieces that face each other end the game"},
        {"lines"},
    };
    static constexpr RuleAbout about{
        .key = "facing-refused",
        .title = "Facing",
        .help = "Royal pieces face each other and no one breaks it.",
        .finds = "flying general, xiangqi, face to face, bikjang, janggi",
        .sentence = "leaves royal pieces facing each other that the opponent left so",
        .brief = "who leaves facing royal pieces as they are",
        .over = "the royal pieces were left facing each other",
        .tables = tables,
    };
    return about;
}

} // namespace rookery
