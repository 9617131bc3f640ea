#include "model/design/directions.h"

#include "model/base/text.h"
#include "model/design/limits.h"

#include <algorithm>
#include <array>

namespace rookery {

std::optional<DirectionId> Directions::find(std::string_view name) const
{
    const auto found = std::find_if(list.begin(), list.end(), [&](const Direction &direction) {
        return direction.name == name;
    });
    if (found == list.end())
        return std::nullopt;
    return DirectionId(found - list.begin());
}

std::optional<DirectionId> Directions::find(const Vector &vector) const
{
    const auto found = std::find_if(list.begin(), list.end(), [&](const Direction &direction) {
        return direction.vector == vector;
    });
    if (found == list.end())
        return std::nullopt;
    return DirectionId(found - list.begin());
}

std::optional<DirectionId> Directions::opposite(DirectionId id) const
{
    const auto &vector = list[id.index()].vector;
    return vector ? find(-*vector) : std::nullopt;
}

Directions standardDirections()
{
    constexpr std::array vectors = {
        Vector{0, 1},  Vector{1, 1},   Vector{1, 0},   Vector{1, -1},
        Vector{0, -1}, Vector{-1, -1}, Vector{-1, 0},  Vector{-1, 1},
        Vector{1, 2},  Vector{2, 1},   Vector{2, -1},  Vector{1, -2},
        Vector{-1, -2}, Vector{-2, -1}, Vector{-2, 1}, Vector{-1, 2},
    };
    Directions directions;
    for (const Vector &vector : vectors)
        directions.list.push_back({compassWord(vector), vector, {}, {}});
    return directions;
}

std::string compassWord(const Vector &vector)
{
    if (vector.along[2] != 0 || vector.along[3] != 0)
        return {};
    const auto repeated = [](int count, char forward, char back) {
        const std::size_t length = static_cast<std::size_t>(count < 0 ? -count : count);
        return std::string(length, count < 0 ? back : forward);
    };
    return repeated(vector.y(), 'n', 's') + repeated(vector.x(), 'e', 'w');
}

std::string directionNameFault(std::string_view name)
{
    if (name.empty())
        return "a direction needs a name";
    if (name.size() > limits::nameBytes)
        return "a direction's name may have at most " + std::to_string(limits::nameBytes) + " characters";
    for (const std::string_view keyword : {"move", "capture", "leap", "ride", "stop"}) {
        if (name == keyword)
            return "'" + std::string(name) + "' is a word of the path notation and cannot name a direction";
    }
    const bool plain = isAsciiLetter(name.front()) && std::all_of(name.begin(), name.end(), [](char c) {
                           return isAsciiLetter(c) || isAsciiDigit(c) || c == '_';
                       });
    if (!plain)
        return "a direction's name is a letter and then letters, digits or '_'";
    return {};
}

} // namespace rookery
