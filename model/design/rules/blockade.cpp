#include "model/design/rules/blockade.h"

#include "model/design/terms/rule_visitor.h"

namespace rookery {

void visitFields(RuleVisitor &v, Blockade &rule)
{
    v.set("types", rule.types);
    v.set("players", rule.players);
    v.extras(rule.extras);
}

const RuleAbout &about(const Blockade *)
{
    static constexpr TableUse tables[] = {
        {"", ByTables::Listed, ByTables::Listed, "pieces in each other's way are taken off"},
        {"", ByTables::Made, ByTables::Known, "to take them off costs no turn"},
        {"types"},
        {"players"},
    };
    static constexpr RuleAbout about{
        .group = RuleGroup::Captures,
        .title = "Blockade",
        .help = "Two pieces in each other's way may be taken off by an opponent, who moves on.",
        .finds = "gridlock, jam, take off",
        .sentence = "Before moving, a player may remove two pieces[ of {players}| of an opponent] "
                    "that block each other[ ({types:or})].",
        .tables = tables,
    };
    return about;
}

} // namespace rookery
