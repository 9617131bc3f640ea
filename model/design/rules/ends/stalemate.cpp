#include "model/design/rules/ends/stalemate.h"

#include "model/design/terms/rule_visitor.h"

namespace rookery {

void visitFields(RuleVisitor &, Stalemate &) {}

const RuleAbout &about(const Stalemate *)
{
    static constexpr TableUse tables[] = {
        {""},
    };
    static constexpr RuleAbout about{
        .key = "stalemate",
        .title = "Stalemate",
        .help = "The player to move is not in check and has no move.",
        .finds = "no moves, zugzwang, stuck, draw",
        .sentence = "has no move and is not in check",
        .brief = "who is stalemated",
        .over = "{player} has no move",
        .tables = tables,
    };
    return about;
}

} // namespace rookery
