#include "model/design/rules/caution.h"

#include "model/design/terms/rule_visitor.h"

namespace rookery {

void visitFields(RuleVisitor &v, Caution &rule)
{
    v.set("types", rule.types);
    v.set("players", rule.players);
    v.extras(rule.extras);
}

const RuleAbout &about(const Caution *)
{
    static constexpr TableUse tables[] = {
        {"", ByTables::Listed, ByTables::Tried, "some pieces do not go where they are attacked"},
        {"types"},
        {"players"},
    };
    static constexpr RuleAbout about{
        .title = "Caution",
        .help = "Pieces do not go where an enemy could capture them.",
        .finds = "protected, guarded, safe",
        .sentence =
            "[Every {types:or}|Every piece][ of {players}] does not go where an enemy could "
            "capture it.",
        .tables = tables,
    };
    return about;
}

} // namespace rookery
