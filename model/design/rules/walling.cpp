#include "model/design/rules/walling.h"

#include "model/design/terms/rule_visitor.h"

namespace rookery {

void visitFields(RuleVisitor &v, Walling &rule)
{
    v.choice("place", rule.place);
    v.choice("life", rule.life);
    v.choice("turn", rule.turn);
    v.set("players", rule.players);
    v.optional("zone", rule.zone);
    v.flag("shields", rule.shields);
    v.extras(rule.extras);
}

const RuleAbout &about(const Walling *)
{
    static constexpr TableUse tables[] = {
        {"", ByTables::Listed, ByTables::Listed, "walls are built"},
        {"place"},
        {"life"},
        {"turn"},
        {"players"},
        {"zone"},
        {"shields", ByTables::Tried, ByTables::Tried, "a new wall keeps no piece from check"},
    };
    static constexpr RuleFieldRow members[] = {
        {"life", "Afterwards", "What becomes of the wall that was built before"},
        {"turn", "When", "What the wall is built beside"},
    };
    static constexpr RuleAbout about{
        .group = RuleGroup::Drops,
        .title = "Walls",
        .help = "Turns end with a wall on a cell, or move one.",
        .finds = "duck, duck chess, amazons, arrow, isolation, block a cell, fill",
        .sentence = "[For {players}: a|A] wall is built {turn}, {place}[ in the zone {zone}]; it "
                    "{life}[{?shields}|, and keeps no check off in the same move].",
        .brief = "turns build a wall {place}[ in zone '{zone}'][ ({players})]",
        .members = members,
        .tables = tables,
    };
    return about;
}

} // namespace rookery
