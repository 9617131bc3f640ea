#include "model/design/rules/ends/end.h"

#include "model/design/rules/ends/end_condition.h"
#include "model/design/terms/rule_visitor.h"

namespace rookery {

void visitFields(RuleVisitor &v, End &rule)
{
    v.onCondition("when", RuleEndCondition(rule.condition));
    v.choice("outcome", rule.outcome);
    v.set("players", rule.players);
    v.extras(rule.extras);
}

const RuleAbout &about(const End *)
{
    static constexpr TableUse tables[] = {
        {""},
        {"outcome"},
        {"players"},
    };
    static constexpr RuleFieldRow members[] = {
        {"when", "When", "What ends the game"},
        {"outcome", "That player", "What the end means for the player it is about"},
    };
    static constexpr RuleAbout about{
        .title = "Ends",
        .help = "What ends the game, and who wins then.",
        .sentence = "[{players}|A player] who {when} {outcome}.",
        .brief = "{when} {outcome}[ ({players})]",
        .members = members,
        .tables = tables,
    };
    return about;
}

} // namespace rookery
