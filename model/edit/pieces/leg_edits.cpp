#include "model/edit/pieces/leg_edits.h"

#include "model/movement/words/direction_words.h"

#include <algorithm>
#include <utility>

namespace rookery {

namespace {

void forgetStops(Leg &leg)
{
    for (LegEnd *end : endsOf(leg))
        end->stop = false;
}

/// Where the move cannot be over it is not over at its last end either.
void forgetIdleEnds(Leg &leg)
{
    for (LegEnd *end : endsOf(leg))
        end->lastOnly = end->lastOnly && end->stop;
}

} // namespace

std::optional<Rights> rightsOf(const Leg &leg)
{
    const bool captures = leg.onEnemy.stop && leg.onEnemy.effect == Effect::Capture;
    if (leg.onEmpty.stop)
        return captures ? Rights::Both : Rights::Move;
    return captures ? std::optional(Rights::Capture) : std::nullopt;
}

bool hasPlainEnd(const Leg &leg)
{
    return leg.onFriend == LegEnd() && leg.onEnemy.then.empty();
}

LegGraph withLegRights(LegGraph graph, LegId leg, std::optional<Rights> rights)
{
    Leg &changed = graph.legs[leg.index()];
    const bool captures = rights && *rights != Rights::Move;
    changed.onEmpty.stop = rights && *rights != Rights::Capture;
    changed.onEnemy.stop = captures;
    changed.onEnemy.effect = captures ? Effect::Capture : Effect::None;
    forgetIdleEnds(changed);
    return graph;
}

LegGraph withLegRange(LegGraph graph, LegId leg, int most)
{
    Leg &changed = graph.legs[leg.index()];
    changed.least = std::min(changed.least, most);
    changed.most = most;
    return graph;
}

LegGraph withLeg(LegGraph graph, LegId leg, Leg changed)
{
    changed.onEmpty.effect = Effect::None;
    changed.onEmpty.whom = {};
    for (LegEnd *end : {&changed.onFriend, &changed.onEnemy}) {
        if (end->stop && end->effect == Effect::None)
            end->effect = Effect::Capture;
    }
    forgetIdleEnds(changed);
    graph.legs[leg.index()] = std::move(changed);
    return graph;
}

LegGraph withLegAdded(LegGraph graph, LegId after, LegEnd Leg::*end)
{
    (graph.legs[after.index()].*end).then.push_back(LegId(graph.legs.size()));
    Leg leg;
    leg.steps = {Turn{0}};
    leg.onEmpty.stop = true;
    leg.onEnemy.stop = true;
    leg.onEnemy.effect = Effect::Capture;
    graph.legs.push_back(std::move(leg));
    return graph;
}

LegGraph withBounce(LegGraph graph, LegId leg, const Directions &directions)
{
    graph.legs[leg.index()].onEmpty.then.push_back(LegId(graph.legs.size()));
    Leg bounce = graph[leg];
    const auto turns = bounceTurns(directions);
    bounce.steps.assign(turns.begin(), turns.end());
    bounce.only.atEdge = true;
    graph.legs.push_back(std::move(bounce));
    return graph;
}

std::vector<Turn> bounceTurns(const Directions &directions)
{
    const int point = degreesOfPoint(directions);
    const int apart = point == 45 ? 90 : 60;
    std::vector<Turn> turns;
    for (int degrees = apart; degrees < 180; degrees += apart) {
        turns.push_back(Turn{-degrees / point});
        turns.push_back(Turn{degrees / point});
    }
    return turns;
}

LegGraph withLegDeleted(const LegGraph &graph, LegId leg)
{
    const LegGraph rest = withoutLeg(graph, leg);
    std::vector<std::optional<LegId>> numbers(rest.legs.size());
    std::vector<LegId> waiting = rest.first;
    while (!waiting.empty()) {
        const LegId next = waiting.back();
        waiting.pop_back();
        if (std::exchange(numbers[next.index()], next))
            continue;
        for (const LegEnd *end : endsOf(rest[next]))
            waiting.insert(waiting.end(), end->then.begin(), end->then.end());
    }
    LegGraph kept;
    for (std::size_t i = 0; i < rest.legs.size(); ++i) {
        if (!numbers[i])
            continue;
        numbers[i] = LegId(kept.legs.size());
        kept.legs.push_back(rest.legs[i]);
    }
    const auto renumber = [&](std::vector<LegId> &legs) {
        for (LegId &id : legs)
            id = *numbers[id.index()];
    };
    kept.first = rest.first;
    renumber(kept.first);
    for (Leg &other : kept.legs) {
        for (LegEnd *end : endsOf(other))
            renumber(end->then);
    }
    return kept;
}

LegGraph withoutLeg(LegGraph graph, LegId leg)
{
    std::erase(graph.first, leg);
    for (Leg &other : graph.legs) {
        for (LegEnd *end : endsOf(other))
            std::erase(end->then, leg);
    }
    return graph;
}

LegGraph endingWith(LegGraph graph, LegId leg)
{
    for (std::size_t i = 0; i < graph.legs.size(); ++i) {
        if (i != leg.index())
            forgetStops(graph.legs[i]);
    }
    return graph;
}

} // namespace rookery
