#include "model/design/rules/ends/to_and_fro.h"

#include "model/design/terms/rule_limits.h"
#include "model/design/terms/rule_visitor.h"

namespace rookery {

void visitFields(RuleVisitor &v, ToAndFro &rule)
{
    v.set("types", rule.types);
    v.number("moves", rule.moves, 3, rulelimits::count);
}

const RuleAbout &about(const ToAndFro *)
{
    static constexpr TableUse tables[] = {
        {""},
        {"types"},
        {"moves"},
    };
    static constexpr RuleAbout about{
        .key = "to-and-fro",
        .title = "Shuffling",
        .help = "A player has moved one piece to and fro so many times in a row.",
        .finds = "back and forth, shuffling, repetition",
        .sentence = "has made {moves#move#moves} in a row with [{types:a}|any piece], only to and "
                    "fro, out of check and without a capture",
        .brief = "who makes {moves} moves to and fro in a row",
        .over = "{player} has moved one piece to and fro {moves} times",
        .tables = tables,
    };
    return about;
}

} // namespace rookery
