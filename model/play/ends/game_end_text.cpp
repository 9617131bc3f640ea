#include "model/design/rule_sentence.h"
#include "model/design/rules/ends/end_condition.h"
#include "model/play/ends/game_end.h"

namespace rookery {

namespace {

/// What has happened to (or has been done by) the player that the condition names.
std::string reasonOf(const GameEnd &end, const RuleNaming &naming)
{
    if (!end.reason.empty())
        return end.reason;
    MessageArguments arguments;
    arguments.set("player", naming.rules[end.about].name);
    EndCondition condition = end.rule ? naming.rules.ends[*end.rule].condition : Stalemate{};
    return ruleText(RuleEndCondition(condition).component(), &RuleAbout::over, naming, arguments);
}

std::string described(const GameEnd &end, const RuleNaming &naming)
{
    const std::string reason = reasonOf(end, naming);
    if (end.isDraw)
        return "draw: " + reason;
    if (end.winner)
        return naming.rules[*end.winner].name + " wins: " + reason;
    return naming.rules[end.about].name + " loses: " + reason;
}

} // namespace

std::string describeEnd(const GameEnd &end, const Rules &rules)
{
    return described(end, RuleNaming(rules));
}

std::string describeEnd(const GameEnd &end, const Design &design)
{
    return described(end, RuleNaming(design));
}

} // namespace rookery
