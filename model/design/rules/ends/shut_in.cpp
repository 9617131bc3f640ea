#include "model/design/rules/ends/shut_in.h"

#include "model/design/terms/rule_visitor.h"

namespace rookery {

void visitFields(RuleVisitor &v, ShutIn &rule)
{
    v.set("types", rule.types);
    v.optional("zone", rule.zone);
    v.choice("lines", rule.lines);
}

const RuleAbout &about(const ShutIn *)
{
    static constexpr TableUse tables[] = {
        {"", ByTables::Ends, ByTables::Known, "enemies around a piece end the game"},
        {"types"},
        {"zone"},
        {"lines"},
    };
    static constexpr RuleAbout about{
        .key = "shut-in",
        .title = "Shut in",
        .help = "Enemies stand on every side of a player's piece.",
        .finds = "surrounded, immobilized, tablut, enclosed king",
        .sentence =
            "has [{types:a}|any piece][ in the zone {zone}] with enemies on every side along "
            "{lines}",
        .brief = "whose [{types}|every piece] is shut in by enemies[ in zone '{zone}']",
        .over = "enemies have shut in a piece of {player}",
        .tables = tables,
    };
    return about;
}

} // namespace rookery
