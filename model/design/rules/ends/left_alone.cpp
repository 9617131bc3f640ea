#include "model/design/rules/ends/left_alone.h"

#include "model/design/terms/rule_visitor.h"

namespace rookery {

void visitFields(RuleVisitor &, LeftAlone &) {}

const RuleAbout &about(const LeftAlone *)
{
    static constexpr TableUse tables[] = {
        {""},
    };
    static constexpr RuleAbout about{
        .key = "left-alone",
        .title = "Last survivor",
        .help = "All others have lost.",
        .finds = "last player standing, multiplayer, elimination",
        .sentence = "is to move when all others have lost",
        .brief = "who is left alone",
        .over = "{player} is left alone",
        .tables = tables,
    };
    return about;
}

} // namespace rookery
