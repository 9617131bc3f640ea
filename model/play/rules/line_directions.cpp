#include "model/play/rules/line_directions.h"

#include <algorithm>
#include <cstdlib>

namespace rookery {

std::vector<DirectionId> lineDirections(const Directions &directions, Lines lines)
{
    std::vector<DirectionId> found;
    for (const DirectionId id : IdRange<DirectionId>(directions.list.size())) {
        const auto &vector = directions[id].vector;
        if (!vector)
            continue;
        int axes = 0;
        int longest = 0;
        for (const int part : vector->along) {
            axes += part != 0 ? 1 : 0;
            longest = std::max(longest, std::abs(part));
        }
        const bool isWanted = lines == Lines::All || (axes == 1) == (lines == Lines::Orthogonal);
        if (longest == 1 && isWanted && directions.opposite(id))
            found.push_back(id);
    }
    return found;
}

} // namespace rookery
