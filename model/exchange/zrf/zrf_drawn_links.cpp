#include "model/exchange/zrf/zrf_drawn_links.h"

#include "model/design/limits.h"

#include <algorithm>
#include <cstdlib>
#include <set>

namespace rookery {

void estimateVectors(const ZrfLinks &links, const ZrfPlaces &places, Directions &directions)
{
    std::map<DirectionId, std::map<Vector, int>> votes;
    for (const auto &[key, to] : links) {
        const auto from = places.find(key.first);
        const auto end = to ? places.find(*to) : places.end();
        if (from == places.end() || end == places.end())
            continue;
        const Point off = end->second - from->second;
        const auto cells = [](int units) {
            return (units + (units < 0 ? -cellUnit / 2 : cellUnit / 2)) / cellUnit;
        };
        if (const Vector vector{{cells(off.x), cells(off.y), 0, 0}}; vector != Vector{})
            ++votes[key.second][vector];
    }
    std::set<Vector> used;
    for (const auto &[id, counts] : votes) {
        Direction &direction = directions.list[id.index()];
        const auto best =
            std::max_element(counts.begin(), counts.end(), [](const auto &a, const auto &b) {
                return a.second < b.second;
            });
        const bool isShort = std::abs(best->first.x()) <= limits::vectorPart
                             && std::abs(best->first.y()) <= limits::vectorPart;
        if (!direction.vector && isShort && used.insert(best->first).second)
            direction.vector = best->first;
    }
}

} // namespace rookery
