#include "model/design/rules/ends/block.h"

#include "model/design/terms/rule_limits.h"
#include "model/design/terms/rule_visitor.h"

namespace rookery {

void visitFields(RuleVisitor &v, Block &rule)
{
    v.set("types", rule.types);
    v.number("side", rule.side, 1, rulelimits::count);
}

const RuleAbout &about(const Block *)
{
    static constexpr TableUse tables[] = {
        {"", ByTables::Ends, ByTables::Known, "squares of pieces end the game"},
        {"types"},
        {"side"},
    };
    static constexpr RuleFieldRow members[] = {
        {"side", "Side", "How many cells the square is wide"},
    };
    static constexpr RuleAbout about{
        .key = "block",
        .title = "Block",
        .help = "A player's pieces fill a square of cells.",
        .finds = "square, teeko, two by two",
        .sentence = "has a square of {side} by {side} of [{types}|the own pieces]",
        .brief = "whose pieces fill a square with a side of {side}",
        .over = "{player} has a square of {side} by {side}",
        .members = members,
        .tables = tables,
        .looksAlongLines = true,
    };
    return about;
}

} // namespace rookery
