#include "model/design/rules/ends/row.h"

#include "model/design/terms/rule_limits.h"
#include "model/design/terms/rule_visitor.h"

namespace rookery {

void visitFields(RuleVisitor &v, Row &rule)
{
    v.set("types", rule.types);
    v.number("length", rule.length, 1, rulelimits::count);
    v.choice("lines", rule.lines);
    v.choice("order", rule.order);
}

const RuleAbout &about(const Row *)
{
    static constexpr TableUse tables[] = {
        {"", ByTables::Ends, ByTables::Known, "rows of pieces end the game"},
        {"types"},
        {"length"},
        {"lines"},
        {"order"},
    };
    static constexpr RuleFieldRow members[] = {
        {"order", "Order", "How pieces in a row stand"},
    };
    static constexpr RuleAbout about{
        .key = "row",
        .title = "N in a row",
        .help = "A player has so many pieces in a row.",
        .finds = "n in a row, tic-tac-toe, gomoku, connect four, five in a row, renju, alignment",
        .sentence = "has {length} of [{types}|the own pieces] [{?order=scattered}anywhere on one "
                    "line|in a row]",
        .brief = "who has {length} pieces in a row",
        .over = "{player} has {length} in a row",
        .members = members,
        .tables = tables,
    };
    return about;
}

} // namespace rookery
