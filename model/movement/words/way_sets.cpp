#include "model/movement/words/way_sets.h"

#include "model/movement/path/path_geometry.h"
#include "model/movement/words/direction_words.h"

#include <cstdlib>
#include <numeric>

namespace rookery {

namespace {

const std::set<Sign> orthogonals = {{0, 1}, {1, 0}, {0, -1}, {-1, 0}};
const std::set<Sign> diagonals = {{1, 1}, {1, -1}, {-1, -1}, {-1, 1}};

bool takeAll(std::set<Sign> &signs, const std::set<Sign> &wanted)
{
    if (!std::includes(signs.begin(), signs.end(), wanted.begin(), wanted.end()))
        return false;
    for (const Sign &sign : wanted)
        signs.erase(sign);
    return true;
}

} // namespace

std::optional<Vector> latticeVector(const PathDirection &way, const Directions &directions)
{
    const auto *id = std::get_if<DirectionId>(&way);
    return id && !directions[*id].walk.empty() ? std::nullopt : vectorOf(way, directions);
}

std::optional<Vector> flatVector(const PathDirection &way, const Directions &directions)
{
    const auto vector = latticeVector(way, directions);
    const bool isFlat =
        vector && !areOnThreeAxes(directions) && vector->along[2] == 0 && vector->along[3] == 0;
    return isFlat ? vector : std::nullopt;
}

bool isNear(const PathDirection &way, const Directions &directions)
{
    const auto vector = latticeVector(way, directions);
    return !vector || leadsToNeighbour(*vector, directions);
}

std::size_t axesOf(const Ways &ways, const Directions &directions)
{
    std::size_t axes = 0;
    for (const PathDirection &way : ways) {
        const auto vector = latticeVector(way, directions);
        if (vector && vector->along[3] != 0)
            axes = 4;
        else if (vector && vector->along[2] != 0)
            axes = std::max<std::size_t>(axes, 3);
    }
    return axes;
}

std::vector<Message> namesOf(const Ways &ways, const Directions &directions)
{
    std::vector<Message> words;
    for (const PathDirection &way : ways)
        words.push_back(describeDirection(way, directions));
    return words;
}

int squareOf(const Vector &vector)
{
    return std::inner_product(vector.along.begin(), vector.along.end(), vector.along.begin(), 0);
}

Sign signOf(const Vector &vector)
{
    const auto sign = [](int part) {
        return part == 0 ? 0 : part / std::abs(part);
    };
    return {sign(vector.x()), sign(vector.y())};
}

std::vector<Message> takeSigns(std::set<Sign> &signs, bool isOnOneLevel)
{
    std::vector<Message> words;
    if (takeAll(signs, orthogonals))
        words.push_back(isOnOneLevel ? Message("orthogonally on its level")
                                     : Message("orthogonally"));
    if (takeAll(signs, diagonals))
        words.push_back(isOnOneLevel ? Message("diagonally on its level") : Message("diagonally"));
    const bool isMirrored = std::all_of(signs.begin(), signs.end(), [&](const Sign &sign) {
        return signs.contains({-sign.first, sign.second});
    });
    if (!isMirrored)
        return words;
    if (takeAll(signs, {{0, 1}}))
        words.push_back(Message("forward"));
    if (takeAll(signs, {{1, 0}, {-1, 0}}))
        words.push_back(Message("sideways"));
    if (takeAll(signs, {{0, -1}}))
        words.push_back(Message("backward"));
    if (takeAll(signs, {{1, 1}, {-1, 1}}))
        words.push_back(Message("diagonally forward"));
    if (takeAll(signs, {{1, -1}, {-1, -1}}))
        words.push_back(Message("diagonally backward"));
    return words;
}

bool takeOfLength(Ways &ways, const Directions &directions, int square, std::ptrdiff_t count)
{
    return takeIf(ways, count, [&](const PathDirection &way) {
        const auto vector = latticeVector(way, directions);
        return vector && squareOf(*vector) == square;
    });
}

} // namespace rookery
