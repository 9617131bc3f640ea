#include "model/design/rules/ends/fallen.h"

#include "model/design/terms/rule_visitor.h"

namespace rookery {

void visitFields(RuleVisitor &v, Fallen &rule)
{
    v.set("types", rule.types);
    v.set("captors", rule.captors);
}

const RuleAbout &about(const Fallen *)
{
    static constexpr TableUse tables[] = {
        {"", ByTables::Ends, ByTables::Known, "who captures whom ends the game"},
        {"", ByTables::Made, ByTables::Known, "who has captured whom is noted"},
        {"types"},
        {"captors"},
    };
    static constexpr RuleAbout about{
        .key = "fallen",
        .title = "Fallen",
        .help = "A player's piece has been captured by a piece of some type.",
        .finds = "king captured, capture the king, regicide",
        .sentence = "has just lost [{types:a}|any piece] to [{captors:a}|any piece]",
        .brief = "whose [{types}|every piece] falls to [{captors}|every piece]",
        .over = "{player} has lost [{?types=1}the {types}|a piece]",
        .tables = tables,
    };
    return about;
}

} // namespace rookery
