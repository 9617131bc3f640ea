#include "model/edit/leg_edits.h"

#include <algorithm>

namespace rookery {

namespace {

void forgetStops(Leg &leg)
{
    for (LegEnd *end : endsOf(leg))
        end->stop = false;
}

} // namespace

std::optional<Rights> rightsOf(const Leg &leg)
{
    const bool captures = leg.onFoe.stop && leg.onFoe.effect == Effect::Capture;
    if (leg.onEmpty.stop)
        return captures ? Rights::Both : Rights::Move;
    return captures ? std::optional(Rights::Capture) : std::nullopt;
}

bool hasPlainEnd(const Leg &leg)
{
    return leg.onFriend == LegEnd() && leg.onFoe.then.empty();
}

LegGraph withLegRights(LegGraph graph, LegId leg, std::optional<Rights> rights)
{
    Leg &changed = graph.legs[leg.index()];
    const bool captures = rights && *rights != Rights::Move;
    changed.onEmpty.stop = rights && *rights != Rights::Capture;
    changed.onFoe.stop = captures;
    changed.onFoe.effect = captures ? Effect::Capture : Effect::None;
    return graph;
}

LegGraph withLegRange(LegGraph graph, LegId leg, int most)
{
    Leg &changed = graph.legs[leg.index()];
    changed.least = std::min(changed.least, most);
    changed.most = most;
    return graph;
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
