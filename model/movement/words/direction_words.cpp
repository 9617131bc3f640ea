#include "model/movement/words/direction_words.h"

#include <algorithm>
#include <cstdlib>
#include <string_view>
#include <vector>

namespace rookery {

namespace {

/// A point of the compass: its name on squares, hexagons or triangles, and in words.
struct CompassPoint
{
    std::string_view name;
    Message words;
};

/// Nothing for a word that is no such point.
Message compassPoint(std::string_view name)
{
    static const std::vector<CompassPoint> points = {
        {"n", Message("north")},
        {"ne", Message("north-east")},
        {"e", Message("east")},
        {"se", Message("south-east")},
        {"s", Message("south")},
        {"sw", Message("south-west")},
        {"w", Message("west")},
        {"nw", Message("north-west")},
        {"nne", Message("north-north-east")},
        {"nee", Message("east-north-east")},
        {"see", Message("east-south-east")},
        {"sse", Message("south-south-east")},
        {"ssw", Message("south-south-west")},
        {"sww", Message("west-south-west")},
        {"nww", Message("west-north-west")},
        {"nnw", Message("north-north-west")},
    };
    const auto found = std::find_if(points.begin(), points.end(), [&](const CompassPoint &point) {
        return point.name == name;
    });
    return found == points.end() ? Message() : found->words;
}

Message both(const Message &first, const Message &second)
{
    if (first.isEmpty() || second.isEmpty())
        return first.isEmpty() ? second : first;
    return Message("{first} and {second}", {{"first", first}, {"second", second}});
}

Message eastWords(int count)
{
    if (count == 0)
        return {};
    return count > 0 ? Message("{count} east", {{"count", count}})
                     : Message("{count} west", {{"count", -count}});
}

Message northWords(int count)
{
    if (count == 0)
        return {};
    return count > 0 ? Message("{count} north", {{"count", count}})
                     : Message("{count} south", {{"count", -count}});
}

/// `north-east` for steps to a neighbour and for the knight's eight, else how far along each axis.
Message planeWords(const Vector &vector)
{
    const Message point = compassPoint(compassWord({{vector.x(), vector.y(), 0, 0}}));
    return point.isEmpty() ? both(eastWords(vector.x()), northWords(vector.y())) : point;
}

Message levelWords(int levels)
{
    const MessageArguments arguments{{"count", std::abs(levels)}};
    if (std::abs(levels) < 2)
        return levels == 0 ? Message() : levels > 0 ? Message("up") : Message("down");
    return levels > 0 ? Message("{count} up", arguments) : Message("{count} down", arguments);
}

Message fourthWords(int count)
{
    const MessageArguments arguments{{"count", std::abs(count)}};
    if (std::abs(count) < 2)
        return count == 0  ? Message()
               : count > 0 ? Message("up the fourth axis")
                           : Message("down the fourth axis");
    return count > 0 ? Message("{count} up the fourth axis", arguments)
                     : Message("{count} down the fourth axis", arguments);
}

Message vectorWords(const Vector &vector)
{
    const auto &along = vector.along;
    return both(both(planeWords(vector), levelWords(along[2])), fourthWords(along[3]));
}

} // namespace

bool areOnThreeAxes(const Directions &directions)
{
    bool usesThird = false;
    for (const Direction &direction : directions.list) {
        if (!direction.vector)
            continue;
        const auto &along = direction.vector->along;
        if (along[0] + along[1] + along[2] != 0 || along[3] != 0)
            return false;
        usesThird = usesThird || along[2] != 0;
    }
    return usesThird;
}

bool leadsToNeighbour(const Vector &vector, const Directions &directions)
{
    const int longest = areOnThreeAxes(directions) ? 2 : 1; // over a corner of two hexagons is near
    return std::all_of(vector.along.begin(), vector.along.end(), [&](int part) {
        return std::abs(part) <= longest;
    });
}

int degreesOfPoint(const Directions &directions)
{
    return areOnThreeAxes(directions) ? 60 : 45;
}

Message describeDirection(const PathDirection &direction, const Directions &directions)
{
    const bool isOnThree = areOnThreeAxes(directions);
    const auto *id = std::get_if<DirectionId>(&direction);
    if (!id) {
        const Vector &vector = std::get<Vector>(direction);
        return isOnThree ? Message("by {vector}", {{"vector", vectorWord(vector)}})
                         : vectorWords(vector);
    }
    const Direction &declared = directions[*id];
    if (isOnThree) {
        const Message point = declared.vector ? compassPoint(declared.name) : Message();
        return point.isEmpty() ? Message::literal(declared.name) : point;
    }
    const bool isCompassPoint =
        declared.vector && declared.walk.empty() && compassWord(*declared.vector) == declared.name;
    return isCompassPoint ? vectorWords(*declared.vector) : Message::literal(declared.name);
}

} // namespace rookery
