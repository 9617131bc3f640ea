#include "model/play/ends/game_end_text.h"

#include "model/design/rule_sentence.h"
#include "model/design/rules/ends/end_condition.h"

namespace rookery {

namespace {

struct ResultTexts
{
    std::string_view draw;
    std::string_view wins;
    std::string_view loses;
};

constexpr ResultTexts results{
    .draw = "draw: {reason}",
    .wins = "{player} wins: {reason}",
    .loses = "{player} loses: {reason}",
};

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
    MessageArguments arguments;
    arguments.set("reason", reasonOf(end, naming));
    arguments.set("player", naming.rules[end.winner.value_or(end.about)].name);
    const std::string_view text = end.isDraw   ? results.draw
                                  : end.winner ? results.wins
                                               : results.loses;
    return filled(naming.wording(text), arguments);
}

} // namespace

std::string describeEnd(const GameEnd &end, const Rules &rules)
{
    return described(end, RuleNaming(rules));
}

std::string describeEnd(const GameEnd &end, const Design &design, const Wording &wording)
{
    return described(end, RuleNaming(design, wording));
}

std::string describeEnd(const GameEnd &end, const Design &design)
{
    return described(end, RuleNaming(design));
}

Message endMessage(const GameEnd &end, const Design &design)
{
    MessageArguments::Argument said("", "", true);
    said.say = [end, design](const Speech &speech) {
        return describeEnd(end, design, speech.wording);
    };
    return Message("{end}", {{"end", std::move(said)}});
}

} // namespace rookery
