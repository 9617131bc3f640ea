#include "model/movement/words/direction_words.h"

#include <algorithm>
#include <cstdlib>
#include <string_view>

namespace rookery {

namespace {

std::string counted(int count, const char *forward, const char *back)
{
    if (count == 0)
        return {};
    return std::to_string(std::abs(count)) + " " + (count > 0 ? forward : back);
}

std::string join(const std::string &before, const std::string &after)
{
    return before + (before.empty() || after.empty() ? "" : " and ") + after;
}

/// `north-east` for steps to a neighbour and for the knight's eight, else how far along each axis.
std::string planeWords(const Vector &vector)
{
    const int x = vector.x();
    const int y = vector.y();
    const std::string northOrSouth = y > 0 ? "north" : "south";
    const std::string eastOrWest = x > 0 ? "east" : "west";
    if (std::abs(x) <= 1 && std::abs(y) <= 1) {
        const std::string dash = x != 0 && y != 0 ? "-" : "";
        return (y != 0 ? northOrSouth : "") + dash + (x != 0 ? eastOrWest : "");
    }
    if (std::abs(x) + std::abs(y) == 3 && x != 0 && y != 0) {
        const bool isSteep = std::abs(y) == 2;
        return (isSteep ? northOrSouth : eastOrWest) + "-" + northOrSouth + "-" + eastOrWest;
    }
    return join(counted(x, "east", "west"), counted(y, "north", "south"));
}

std::string levelWords(int steps, const char *up, const char *down)
{
    return std::abs(steps) == 1 ? (steps > 0 ? up : down) : counted(steps, up, down);
}

std::string vectorWords(const Vector &vector)
{
    const auto &along = vector.along;
    const std::string words = join(planeWords(vector), levelWords(along[2], "up", "down"));
    return join(words, levelWords(along[3], "up the fourth axis", "down the fourth axis"));
}

/// `north-east` for ne; nothing for a word that is no compass point.
std::string compassPoint(std::string_view name)
{
    std::string words;
    for (const char letter : name) {
        const char *word = letter == 'n'   ? "north"
                           : letter == 'e' ? "east"
                           : letter == 's' ? "south"
                           : letter == 'w' ? "west"
                                           : nullptr;
        if (!word)
            return {};
        words += (words.empty() ? "" : "-") + std::string(word);
    }
    return words;
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

std::string describeDirection(const PathDirection &direction, const Directions &directions)
{
    const bool isOnThree = areOnThreeAxes(directions);
    const auto *id = std::get_if<DirectionId>(&direction);
    if (!id) {
        const Vector &vector = std::get<Vector>(direction);
        return isOnThree ? "by " + vectorWord(vector) : vectorWords(vector);
    }
    const Direction &declared = directions[*id];
    if (isOnThree) {
        const std::string point = compassPoint(declared.name);
        return declared.vector && !point.empty() ? point : declared.name;
    }
    const bool isCompassPoint =
        declared.vector && declared.walk.empty() && compassWord(*declared.vector) == declared.name;
    return isCompassPoint ? vectorWords(*declared.vector) : declared.name;
}

} // namespace rookery
