#include "model/edit/rules/rule_kinds.h"

#include "model/design/limits.h"
#include "model/design/rules/ends/end_condition.h"
#include "model/edit/rules/army_guesses.h"
#include "model/edit/rules/end_starters.h"
#include "model/edit/rules/own_texts.h"
#include "model/edit/rules/rule_parts.h"

namespace rookery {

namespace {

/// Captured pieces are put down again; without pieces to be captured there are enough to put down.
Hands startedHands(const Design &design)
{
    Hands hands;
    if (design.setup->placements.empty())
        hands.supply = Supply::Endless;
    else
        hands.captured = Captured::CaptorsHand;
    return hands;
}

Design withHands(Design design)
{
    design.rules.edit([&](Rules &rules) {
        if (rules.hands == Hands{})
            rules.hands = startedHands(design);
        if (rules.drops.empty())
            rules.drops.push_back({});
    });
    return design;
}

/// The usual drop, which every new design has, is not added to what it already says.
Result<Design> withDrops(const Design &design)
{
    if (design.rules->drops.empty() || design.rules->drops == std::vector{Drop{}})
        return design.setup->hands.empty() ? withHands(design) : design;
    return withRuleAdded(design, "drops");
}

Design withPassing(Design design)
{
    if (design.rules->pass == Pass::Never)
        design.rules.edit([](Rules &rules) { rules.pass = Pass::Always; });
    return design;
}

/// Each piece type that is no king counts one point.
Design withPoints(Design design)
{
    if (design.rules->scoring != Scoring{})
        return design;
    const std::vector<PieceId> types = othersThan(design, {});
    design.rules.edit([&](Rules &rules) {
        for (const PieceId type : types)
            rules.scoring.pieces.push_back({type, 1});
    });
    return design;
}

} // namespace

Result<Design> withKindAdded(const Design &design, std::string_view kind)
{
    if (kind == "hands")
        return withHands(design);
    if (kind == "drops")
        return withDrops(design);
    if (kind == "pass")
        return withPassing(design);
    if (kind == "scoring")
        return withPoints(design);
    return ruleCount(design, kind) ? withRuleAdded(design, kind) : design;
}

Result<Design> withEndAdded(const Design &design, std::size_t condition)
{
    if (design.rules->ends.size() >= limits::rules)
        return withRuleAdded(design, "ends"); // says how many there may be
    EndCondition wanted;
    RuleEndCondition(wanted).choose(condition);
    Design next = design;
    auto end = startedEnd(next, std::move(wanted));
    if (!end)
        return failure(std::move(end).error());
    next.rules.edit([&](Rules &rules) { rules.ends.push_back(std::move(*end)); });
    return withOwnRulesRead(next, textsOfOwnRules(next));
}

} // namespace rookery
