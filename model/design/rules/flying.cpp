#include "model/design/rules/flying.h"

#include "model/design/terms/rule_limits.h"
#include "model/design/terms/rule_visitor.h"

namespace rookery {

void visitFields(RuleVisitor &v, Flying &rule)
{
    v.set("types", rule.types);
    v.set("players", rule.players);
    v.number("at-most", rule.atMost, 1, rulelimits::count);
    v.extras(rule.extras);
}

const RuleAbout &about(const Flying *)
{
    static constexpr TableUse tables[] = {
        {"", ByTables::Listed, ByTables::Known, "pieces fly while there are few of them"},
        {"types"},
        {"players"},
        {"at-most"},
    };
    static constexpr RuleAbout about{
        .group = RuleGroup::Moves,
        .title = "Flying",
        .help = "Pieces go to any empty cell while their player has few of them.",
        .finds = "fly, morris, few pieces left",
        .sentence = "[Every {types:or}|Every piece][ of {players}] may go to any empty cell while "
                    "its player has at most {at-most#piece#pieces}.",
        .tables = tables,
    };
    return about;
}

} // namespace rookery
