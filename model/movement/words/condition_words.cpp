#include "model/movement/words/condition_words.h"

#include "model/base/text.h"
#include "model/movement/legs/leg_traits.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace rookery {

namespace {

std::string zoneWords(const ZoneCondition &condition, const Design *design)
{
    const std::string rule(enumTitle(condition.rule));
    if (!design || condition.zone.index() >= design->board->edits.zones.size())
        return rule + " a zone";
    return rule + " the zone '" + design->board->edits.zones[condition.zone.index()].name + "'";
}

std::string typeName(PieceId type, const Design *design)
{
    return design && type.index() < design->pieces->types.size() ? (*design->pieces)[type].name
                                                                 : "a certain type";
}

std::string typeWords(const PieceFilter &whom, const Design *design)
{
    std::vector<std::string> names;
    for (const PieceId type : whom.types)
        names.push_back(design && type.index() < design->pieces->types.size()
                            ? (*design->pieces)[type].name
                            : "certain types");
    names.erase(std::unique(names.begin(), names.end()), names.end());
    const std::string list = names.empty() ? "no type" : listed(names);
    return (whom.whom == Whom::Only ? "only of " : "not of ") + list;
}

std::string endWords(const LegEnd &end, const char *who, const Design *design)
{
    const std::string piece = who;
    std::string words;
    if (end.effect == Effect::Swap)
        words = "the " + piece + " changes places with it";
    if (end.effect == Effect::Push)
        words = "the " + piece + " is pushed on";
    if (end.whom.isAny())
        return words;
    const std::string which =
        end.whom.whom == Whom::Royal ? "only a royal " + piece
        : end.whom.whom == Whom::Common
            ? "no royal " + piece
            : (piece == "enemy" ? "an " : "a ") + piece + " " + typeWords(end.whom, design);
    return which + (words.empty() ? "" : ", " + words);
}

std::vector<std::string> legWords(const Leg &leg, const Design *design)
{
    std::vector<std::string> words;
    for (const auto &flag : conditionFlags) {
        if (leg.only.*flag.value)
            words.emplace_back(flag.says);
    }
    for (const ZoneCondition &condition : leg.only.zones)
        words.push_back(zoneWords(condition, design));
    for (const auto &[end, who] :
         {std::pair(&leg.onFriend, "friend"), std::pair(&leg.onEnemy, "enemy")}) {
        if (std::string said = endWords(*end, who, design); !said.empty())
            words.push_back(std::move(said));
    }
    if (isOverOnlyAtLast(leg))
        words.emplace_back("over only where it cannot be carried on");
    for (const LegEnd *end : endsOf(leg)) {
        if (end->becomes)
            words.push_back("becomes " + typeName(*end->becomes, design));
    }
    return words;
}

} // namespace

bool hasConditions(const LegGraph &graph)
{
    return !std::all_of(
        graph.legs.begin(), graph.legs.end(), [](const Leg &leg) { return leg.isUnconditional(); });
}

LegGraph withoutConditions(LegGraph graph)
{
    for (Leg &leg : graph.legs) {
        leg.only = {};
        for (LegEnd *end : endsOf(leg)) {
            const bool isMoved = end->movesPiece();
            const Effect effect = isMoved ? Effect::Capture : end->effect;
            *end = isMoved && end->then.empty()
                       ? LegEnd{}
                       : LegEnd{{end->stop, effect}, end->then, end->extras};
        }
    }
    return graph;
}

std::string describeConditions(const LegGraph &graph, const Design *design)
{
    std::string text;
    for (std::size_t i = 0; i < graph.legs.size(); ++i) {
        std::string ofLeg;
        for (const std::string &words : legWords(graph.legs[i], design))
            ofLeg += (ofLeg.empty() ? "" : ", ") + words;
        if (ofLeg.empty())
            continue;
        if (!text.empty())
            text += "; ";
        if (graph.legs.size() > 1)
            text += "leg " + std::to_string(i + 1) + " ";
        text += ofLeg;
    }
    return text;
}

} // namespace rookery
