#include "model/design/rules/ends/few_pieces.h"

#include "model/design/terms/rule_limits.h"
#include "model/design/terms/rule_visitor.h"

namespace rookery {

void visitFields(RuleVisitor &v, FewPieces &rule)
{
    v.set("types", rule.types);
    v.number("at-most", rule.atMost, 1, rulelimits::count);
    v.choice("balance", rule.balance);
    v.number("moves", rule.moves, 1, rulelimits::count);
}

const RuleAbout &about(const FewPieces *)
{
    static constexpr TableUse tables[] = {
        {""},
        {"types"},
        {"at-most"},
        {"balance"},
        {"moves"},
    };
    static constexpr RuleFieldRow members[] = {
        {"balance", "Pieces compare", "How the pieces of the players have to compare"},
    };
    static constexpr RuleAbout about{
        .key = "few-pieces",
        .title = "Insufficient material",
        .help = "All have had few pieces, in balance, for so many moves.",
        .finds = "bare king, baring, insufficient material, few pieces, draw",
        .sentence = "is to move after {moves#move#moves} all through which everybody had at most "
                    "{at-most#piece#pieces}[ of {types}][{?balance!=any}, {balance}]",
        .brief = "who is to move after {moves} moves with few pieces on all sides",
        .over = "{moves} moves with few pieces on all sides",
        .members = members,
        .tables = tables,
    };
    return about;
}

} // namespace rookery
