#include "model/movement/words/condition_words.h"

#include "model/base/message_list.h"
#include "model/movement/legs/leg_traits.h"

#include <algorithm>
#include <string>

namespace rookery {

namespace {

Message zoneWords(const ZoneCondition &condition, const Design *design)
{
    const auto &zones = design ? design->board->edits.zones : std::vector<Zone>();
    const bool isKnown = condition.zone.index() < zones.size();
    const MessageArguments arguments{
        {"zone", isKnown ? zones[condition.zone.index()].name : std::string()}};
    switch (condition.rule) {
    case ZoneRule::Within:
        return Message("only within [the zone '{zone}'|a zone]", arguments);
    case ZoneRule::Into:
        return Message("only into [the zone '{zone}'|a zone]", arguments);
    case ZoneRule::OutOf:
        return Message("only out of [the zone '{zone}'|a zone]", arguments);
    case ZoneRule::From:
        return Message("only from [the zone '{zone}'|a zone]", arguments);
    }
    return {};
}

std::string typeName(PieceId type, const Design *design)
{
    return design && type.index() < design->pieces->types.size() ? (*design->pieces)[type].name
                                                                 : std::string();
}

/// The types of a filter; nothing where their names are not known.
MessageArguments::Argument typeNames(const PieceFilter &whom, const Design *design)
{
    std::vector<std::string> names;
    for (const PieceId type : whom.types) {
        if (std::string name = typeName(type, design); !name.empty())
            names.push_back(std::move(name));
    }
    return joined(names, 6, Conjunction::Or);
}

enum class Whose { Friends, Enemies, All };

MessageArguments::Argument whoseWord(Whose whose)
{
    return whose == Whose::Friends ? "friend" : whose == Whose::Enemies ? "enemy" : "piece";
}

/// Which pieces the end of a leg is meant for.
Message whomWords(const PieceFilter &whom, Whose whose, const Design *design)
{
    const MessageArguments arguments{{"whose", whoseWord(whose)},
                                     {"types", typeNames(whom, design)}};
    switch (whom.whom) {
    case Whom::Anyone:
        return {};
    case Whom::Only:
        return Message("only [{?whose=friend}a friend|{?whose=enemy}an enemy|a piece] of [type "
                       "{types}|certain types]",
                       arguments);
    case Whom::Except:
        return Message("no [{?whose=friend}friend|{?whose=enemy}enemy|piece] of [type "
                       "{types}|certain types]",
                       arguments);
    case Whom::Royal:
        return Message("only a royal [{?whose=friend}friend|{?whose=enemy}enemy|piece]", arguments);
    case Whom::Common:
        return Message("no royal [{?whose=friend}friend|{?whose=enemy}enemy|piece]", arguments);
    }
    return {};
}

/// Where a piece that is met comes to stand.
Message effectWords(Effect effect, Whose whose)
{
    const MessageArguments arguments{{"whose", whoseWord(whose)}};
    if (effect == Effect::Swap)
        return Message("changes places with [{?whose=friend}a friend|{?whose=enemy}an enemy|the "
                       "piece] there",
                       arguments);
    if (effect == Effect::Push)
        return Message(
            "pushes [{?whose=friend}a friend|{?whose=enemy}an enemy|the piece] there one step on",
            arguments);
    return {};
}

void addOccupants(std::vector<Message> &words, const Leg &leg, const Design *design)
{
    const auto add = [&](Message said) {
        if (!said.isEmpty())
            words.push_back(std::move(said));
    };
    const auto both = [&](bool areAlike, const auto &say) {
        if (areAlike)
            return add(say(leg.onEnemy, Whose::All));
        add(say(leg.onFriend, Whose::Friends));
        add(say(leg.onEnemy, Whose::Enemies));
    };
    both(leg.onFriend.whom == leg.onEnemy.whom,
         [&](const LegEnd &end, Whose whose) { return whomWords(end.whom, whose, design); });
    both(leg.onFriend.effect == leg.onEnemy.effect,
         [](const LegEnd &end, Whose whose) { return effectWords(end.effect, whose); });
}

} // namespace

Leg withoutConditions(Leg leg)
{
    leg.only = {};
    for (LegEnd *end : endsOf(leg)) {
        const bool isMoved = end->movesPiece();
        const Effect effect = isMoved ? Effect::Capture : end->effect;
        *end = isMoved && end->then.empty() ? LegEnd{}
                                            : LegEnd{{end->stop, effect}, end->then, end->extras};
    }
    return leg;
}

std::vector<Message> conditionsOf(const Leg &leg, const Design *design)
{
    std::vector<Message> words;
    for (const auto &flag : conditionFlags) {
        if (leg.only.*flag.value)
            words.push_back(Message(flag.says));
    }
    for (const ZoneCondition &condition : leg.only.zones)
        words.push_back(zoneWords(condition, design));
    addOccupants(words, leg, design);
    if (isOverOnlyAtLast(leg))
        words.push_back(Message("ends only where it cannot go on"));
    for (const LegEnd *end : endsOf(leg)) {
        if (end->becomes)
            words.push_back(Message("becomes [{type}|a certain type]",
                                    {{"type", typeName(*end->becomes, design)}}));
    }
    return words;
}

Message describeConditions(const Leg &leg, const Design *design)
{
    Message text;
    for (Message &said : conditionsOf(leg, design))
        text = text.isEmpty() ? std::move(said)
                              : Message("{said}, {more}", {{"said", text}, {"more", said}});
    return text;
}

} // namespace rookery
