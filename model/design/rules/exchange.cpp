#include "model/design/rules/exchange.h"

#include "model/design/terms/rule_limits.h"
#include "model/design/terms/rule_visitor.h"

namespace rookery {

void visitFields(RuleVisitor &v, Exchange &rule)
{
    v.set("types", rule.types);
    v.set("partners", rule.partners);
    v.set("players", rule.players);
    v.choice("occasion", rule.when);
    v.number("uses", rule.uses, 1, rulelimits::exchanges);
    v.extras(rule.extras);
}

const RuleAbout &about(const Exchange *)
{
    static constexpr TableUse tables[] = {
        {"", ByTables::Listed, ByTables::Listed, "pieces change places with friends"},
        {"", ByTables::Made, ByTables::Known, "how often pieces have changed places is counted"},
        {"types"},
        {"partners"},
        {"players"},
        {"occasion"},
        {"uses"},
    };
    static constexpr RuleFieldRow members[] = {
        {"occasion", "When", "When pieces may change places"},
        {"uses", "Times", "How often each player may do it in a game"},
    };
    static constexpr RuleAbout about{
        .group = RuleGroup::Moves,
        .title = "Exchange",
        .help = "A piece changes places with a friend, so many times in a game.",
        .finds = "swap, change places, switch",
        .sentence =
            "[Every {types:or}|Every piece][ of {players}] may change places with [a friend "
            "who is {partners:a}|any friend], {occasion}, [{?uses=1}once|{uses} times] in "
            "a game.",
        .members = members,
        .tables = tables,
    };
    return about;
}

} // namespace rookery
