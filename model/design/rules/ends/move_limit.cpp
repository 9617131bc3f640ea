#include "model/design/rules/ends/move_limit.h"

#include "model/design/terms/rule_limits.h"
#include "model/design/terms/rule_visitor.h"

namespace rookery {

void visitFields(RuleVisitor &v, MoveLimit &rule)
{
    v.number("moves", rule.moves, 1, rulelimits::count);
}

const RuleAbout &about(const MoveLimit *)
{
    static constexpr TableUse tables[] = {
        {""},
        {"moves"},
    };
    static constexpr RuleAbout about{
        .key = "move-limit",
        .title = "Move limit",
        .help = "So many moves altogether.",
        .finds = "turn limit, length of the game, draw",
        .sentence = "is to move after {moves#move#moves}",
        .brief = "who is to move after {moves} moves",
        .over = "the limit of {moves} moves is reached",
        .tables = tables,
    };
    return about;
}

} // namespace rookery
