#include "model/movement/words/way_words.h"

#include "model/movement/words/direction_words.h"

#include <algorithm>
#include <set>

namespace rookery {

namespace {

bool hasLevels(const Directions &directions)
{
    return !areOnThreeAxes(directions)
           && std::any_of(
               directions.list.begin(), directions.list.end(), [](const Direction &each) {
                   return each.vector && (each.vector->along[2] != 0 || each.vector->along[3] != 0);
               });
}

Message kindWays(std::size_t axes, std::size_t count)
{
    const MessageArguments arguments{{"count", count}};
    return axes == 1   ? Message("in the {count} orthogonal directions", arguments)
           : axes == 2 ? Message("in the {count} diagonal directions", arguments)
           : axes == 3 ? Message("in the {count} triagonal directions", arguments)
                       : Message("in the {count} quadragonal directions", arguments);
}

/// The neighbours of each kind that are all there, on boards of several levels and on hexagons.
std::vector<Message> takeKinds(Ways &ways, const Directions &directions)
{
    std::vector<Message> words;
    std::size_t total = 0;
    const auto take = [&](bool isThere, std::size_t axes, std::size_t count) {
        if (isThere)
            words.push_back(kindWays(axes, count));
        total += isThere ? count : 0;
    };
    const bool isOnThree = areOnThreeAxes(directions);
    const std::size_t axes = isOnThree ? 0 : axesOf(ways, directions);
    if (isOnThree) {
        take(takeOfLength(ways, directions, 2, 6), 1, 6);
        take(takeOfLength(ways, directions, 6, 6), 2, 6);
    }
    std::size_t count = 1; // of the choices of so many axes, each in two directions
    for (std::size_t chosen = 1; chosen <= axes; ++chosen) {
        count = count * 2 * (axes - chosen + 1) / chosen;
        const auto fits = [&](const PathDirection &way) {
            const auto vector = latticeVector(way, directions);
            return vector && squareOf(*vector) == static_cast<int>(chosen);
        };
        take(takeIf(ways, static_cast<std::ptrdiff_t>(count), fits), chosen, count);
    }
    const bool areAll = words.size() > 1 && words.size() == (isOnThree ? 2 : axes);
    if (areAll)
        words = {Message("in all {count} directions", {{"count", total}})};
    return words;
}

} // namespace

std::vector<Message> neighbourWays(Ways ways, const Directions &directions, Gait gait)
{
    std::vector<Message> words = takeKinds(ways, directions);
    std::set<Sign> signs;
    for (const PathDirection &way : ways) {
        if (const auto vector = flatVector(way, directions))
            signs.insert(signOf(*vector));
    }
    const bool isOnOneLevel = hasLevels(directions);
    if (signs.size() == 8) {
        signs.clear();
        words.push_back(isOnOneLevel          ? Message("in all 8 directions on its level")
                        : gait == Gait::Often ? Message("in all 8 directions")
                                              : Message("in any direction"));
    }
    append(words, takeSigns(signs, isOnOneLevel));
    std::erase_if(ways, [&](const PathDirection &way) {
        const auto vector = flatVector(way, directions);
        return vector && !signs.contains(signOf(*vector));
    });
    append(words, namesOf(ways, directions));
    return words;
}

} // namespace rookery
