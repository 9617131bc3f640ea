#include "model/movement/words/leg_rights.h"

#include "model/base/message_list.h"

#include <utility>
#include <vector>

namespace rookery {

namespace {

bool leadsOn(const LegEnd &end)
{
    return !end.then.empty();
}

bool capturesAndLeadsOn(const LegEnd &end)
{
    return leadsOn(end) && end.effect == Effect::Capture;
}

bool hopsOn(const LegEnd &end)
{
    return leadsOn(end) && end.effect != Effect::Capture;
}

MessageArguments whomArguments(bool friends, bool enemies)
{
    return {{"whom", friends && enemies ? "piece" : friends ? "friend" : "enemy"}};
}

/// Of a leg that may end on an empty cell.
Message withMoves(const Leg &leg, Message words)
{
    const bool friends = leg.onFriend.stop;
    const bool enemies = leg.onEnemy.stop;
    const MessageArguments arguments{{"moves", words}};
    if (!friends)
        return enemies ? words : Message("{moves} without capturing", arguments);
    return enemies ? Message("{moves}, capturing friends too", arguments)
                   : Message("{moves}, capturing friends but no enemies", arguments);
}

/// Of a leg that may end on other cells alone.
Message withCapturesOnly(const Leg &leg, Message words)
{
    const MessageArguments arguments{{"moves", std::move(words)}};
    if (!leg.onFriend.stop)
        return Message("{moves} only to capture", arguments);
    return leg.onEnemy.stop ? Message("{moves} only to capture, friends too", arguments)
                            : Message("{moves} only to capture a friend", arguments);
}

} // namespace

bool isSingle(const Leg &leg)
{
    return leg.possibleSteps().most == 1;
}

bool swapsPlaces(const Leg &leg)
{
    return leg.unloads && !leg.onEmpty.stop && throughOf(leg) == Through::Nowhere;
}

Through throughOf(const Leg &leg)
{
    const bool empty = leadsOn(leg.onEmpty);
    const bool friends = leadsOn(leg.onFriend);
    const bool enemies = leadsOn(leg.onEnemy);
    const bool captures = capturesAndLeadsOn(leg.onEnemy) || capturesAndLeadsOn(leg.onFriend);
    if (!empty && !friends && !enemies)
        return Through::Nowhere;
    if (captures)
        return empty || hopsOn(leg.onFriend) || hopsOn(leg.onEnemy) ? Through::Mixed
                                                                    : Through::Capture;
    if (empty)
        return friends && enemies   ? Through::Anything
               : friends || enemies ? Through::Mixed
                                    : Through::Empty;
    return Through::Hurdle;
}

const char *whomWord(const Leg &leg)
{
    const auto counts = [](const LegEnd &end) {
        return end.stop || leadsOn(end);
    };
    const bool friends = counts(leg.onFriend);
    return friends && counts(leg.onEnemy) ? "piece" : friends ? "friend" : "enemy";
}

Message throughWords(const Leg &leg)
{
    const Through through = throughOf(leg);
    if (through == Through::Anything || (through == Through::Empty && !isSingle(leg)))
        return {};
    std::vector<Message> words;
    if (leadsOn(leg.onEmpty))
        words.push_back(Message("to an empty square"));
    const auto add = [&](const auto &test, const auto &say) {
        const bool friends = test(leg.onFriend);
        const bool enemies = test(leg.onEnemy);
        if (friends || enemies)
            words.push_back(say(whomArguments(friends, enemies)));
    };
    add(hopsOn, [&](const MessageArguments &whom) {
        if (!isSingle(leg))
            return Message(
                "up to [{?whom=enemy}an enemy|{?whom=friend}a friend|a piece] and over it", whom);
        return Message("over [{?whom=enemy}an enemy|{?whom=friend}a friend|a piece]", whom);
    });
    const bool isOnly = words.empty();
    add(capturesAndLeadsOn, [&](const MessageArguments &whom) {
        return isOnly
                   ? Message("to capture [{?whom=enemy}an enemy|{?whom=friend}a friend|a piece]",
                             whom)
                   : Message("onto [{?whom=enemy}an enemy|{?whom=friend}a friend|a piece] that it "
                             "captures",
                             whom);
    });
    return joined(words, 6, Conjunction::Or);
}

Message withRights(const Leg &leg, Message words, bool isOverCaptured)
{
    if (words.isEmpty() || !anyEnd(leg, &LegEnd::stop) || swapsPlaces(leg) || isOverCaptured)
        return words;
    words = leg.onEmpty.stop ? withMoves(leg, std::move(words))
                             : withCapturesOnly(leg, std::move(words));
    return leg.unloads ? Message("{moves}, putting what it captured down where it set out",
                                 {{"moves", words}})
                       : words;
}

Message thenAfter(const Leg &leg)
{
    const bool empty = leadsOn(leg.onEmpty);
    const bool hops = hopsOn(leg.onFriend) || hopsOn(leg.onEnemy);
    const bool captures = capturesAndLeadsOn(leg.onFriend) || capturesAndLeadsOn(leg.onEnemy);
    if (!anyEnd(leg, &LegEnd::stop) || (empty && !hops && !captures))
        return Message("then");
    if (!hops)
        return empty ? Message("then, capturing or not,") : Message("then, after a capture,");
    return empty ? Message("then, whatever stands there,") : Message("then, hopping over a piece,");
}

} // namespace rookery
