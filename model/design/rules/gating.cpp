#include "model/design/rules/gating.h"

#include "model/design/terms/rule_visitor.h"

namespace rookery {

void visitFields(RuleVisitor &v, Gating &rule)
{
    v.set("movers", rule.movers);
    v.set("types", rule.types);
    v.set("players", rule.players);
    v.extras(rule.extras);
}

const RuleAbout &about(const Gating *)
{
    static constexpr TableUse tables[] = {
        {""},
        {"movers"},
        {"types"},
        {"players"},
    };
    static constexpr RuleFieldRow members[] = {
        {"movers", "Movers", "Whose first move lets a piece come in"},
    };
    static constexpr RuleAbout about{
        .group = RuleGroup::Drops,
        .title = "Gating",
        .help = "A piece from the hand comes in on a cell that is left for the first time.",
        .finds = "gate, seirawan, s-chess, musketeer, enter behind",
        .sentence = "Where [{movers:a}|any piece][ of {players}] leaves its first cell, "
                    "[{types:a}|any piece] from the hand may come in.",
        .brief = "[{types}|every piece] may come in where [{movers}|every piece] leaves its first "
                 "cell",
        .members = members,
        .tables = tables,
    };
    return about;
}

} // namespace rookery
