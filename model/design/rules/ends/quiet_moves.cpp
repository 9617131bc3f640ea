#include "model/design/rules/ends/quiet_moves.h"

#include "model/design/terms/rule_limits.h"
#include "model/design/terms/rule_visitor.h"

namespace rookery {

void visitFields(RuleVisitor &v, QuietMoves &rule)
{
    v.number("moves", rule.moves, 1, rulelimits::count);
    v.list("types", rule.types);
}

const RuleAbout &about(const QuietMoves *)
{
    static constexpr TableUse tables[] = {
        {""},
        {"moves"},
        {"types"},
    };
    static constexpr RuleAbout about{
        .key = "quiet-moves",
        .title = "50-move rule",
        .help = "So many moves without a capture or a move of some types.",
        .finds = "50-move, fifty moves, halfmove clock, no progress, draw",
        .sentence = "is to move after {moves#move#moves} without a capture[ or a move of "
                    "{types:or}]",
        .brief = "who is to move after {moves} quiet moves",
        .over = "{moves} moves without a capture",
        .tables = tables,
    };
    return about;
}

} // namespace rookery
