#include "model/design/rules/drowning.h"

#include "model/design/terms/rule_visitor.h"

namespace rookery {

void visitFields(RuleVisitor &v, Drowning &rule)
{
    v.set("types", rule.types);
    v.set("players", rule.players);
    v.optional("zone", rule.zone);
    v.extras(rule.extras);
}

const RuleAbout &about(const Drowning *)
{
    static constexpr TableUse tables[] = {
        {"", ByTables::Tried, ByTables::Tried, "pieces drown"},
        {"types"},
        {"players"},
        {"zone"},
    };
    static constexpr RuleAbout about{
        .title = "Drowning",
        .help = "A piece that stays in a zone for a turn is taken off the board.",
        .finds = "river, drown, congo, trap, arimaa",
        .sentence =
            "[Every {types:or}|Every piece][ of {players}] that stands[ in the zone {zone}] "
            "before and after a turn of its player is taken off the board.",
        .tables = tables,
    };
    return about;
}

} // namespace rookery
