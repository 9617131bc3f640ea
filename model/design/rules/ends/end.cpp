#include "model/design/rules/ends/end.h"

#include "model/design/rules/ends/end_condition.h"
#include "model/design/terms/rule_visitor.h"

namespace rookery {

void visitFields(RuleVisitor &v, End &rule)
{
    v.onCondition("when", RuleEndCondition(rule.condition));
    v.choice("outcome", rule.outcome);
    v.set("players", rule.players);
    v.text("most", rule.most);
    v.text("worth", rule.worth);
    v.text("because", rule.because);
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
        {"ends/most", "Most of", "The player with the most of this wins, in place of the outcome"},
        {"worth", "Counts for", "How many games the win counts for; none: 1"},
    };
    static constexpr RuleAbout about{
        .title = "Ends",
        .help = "What ends the game, and who wins then.",
        .sentence =
            "[{?most}{?own}The game ends when, for [{players}|a player] as p, {own}; the one with "
            "the most of {most} wins|{?most}[{players}|A player] who {when} ends the game; the one "
            "with the most of {most} wins|{event}{?outcome=draw}{?players=0} is a draw|"
            "{?own=never}[{players} as p|A player p] never {outcome}|{?own}[{players} as p|A "
            "player p] {outcome} if {own}|{players} {outcome} if it {when}|A player who {when} "
            "{outcome}][, and it counts for {worth}][, because {because}].",
        .brief = "{when} [{?most}ends the game by a count|{outcome}][ ({players})]",
        .members = members,
        .tables = tables,
    };
    return about;
}

} // namespace rookery
