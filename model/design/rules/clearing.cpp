#include "model/design/rules/clearing.h"

#include "model/design/terms/rule_visitor.h"

namespace rookery {

void visitFields(RuleVisitor &v, Clearing &rule)
{
    v.set("types", rule.types);
    v.set("players", rule.players);
    v.optional("zone", rule.zone);
    v.choice("place", rule.place);
    v.extras(rule.extras);
}

const RuleAbout &about(const Clearing *)
{
    static constexpr TableUse tables[] = {
        {"", ByTables::FirstTurns, ByTables::Listed, "pieces are taken off before the first move"},
        {"types"},
        {"players"},
        {"zone"},
        {"place"},
    };
    static constexpr RuleAbout about{
        .group = RuleGroup::Captures,
        .title = "Clearing",
        .help = "In the first turn a piece is taken off the board.",
        .finds = "konane, take off first, opening removal",
        .sentence = "[For {players}: the|The] first turn is to take [an own {types:or}|an own "
                    "piece][ in the zone {zone}] off the board, {place}.",
        .tables = tables,
        .looksAlongLines = true,
    };
    return about;
}

} // namespace rookery
