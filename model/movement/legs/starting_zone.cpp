#include "model/movement/legs/starting_zone.h"

#include <algorithm>
#include <set>

namespace rookery {

LegGraph startingIn(LegGraph graph, ZoneId zone)
{
    std::set<LegId> followers;
    for (const Leg &leg : graph.legs) {
        for (const LegEnd *end : endsOf(leg))
            followers.insert(end->then.begin(), end->then.end());
    }
    for (LegId &first : graph.first) {
        if (followers.contains(first)) {
            graph.legs.push_back(graph[first]);
            first = LegId(graph.legs.size() - 1);
        }
        auto &zones = graph.legs[first.index()].only.zones;
        const ZoneCondition from{ZoneRule::From, zone};
        if (std::find(zones.begin(), zones.end(), from) == zones.end())
            zones.push_back(from);
    }
    return graph;
}

} // namespace rookery
