#include "model/design/directions.h"

#include "model/base/text.h"
#include "model/design/limits.h"

#include <algorithm>
#include <iterator>
#include <span>

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

namespace {

struct NamedVector
{
    const char *name;
    Vector vector;
};

constexpr NamedVector hexDirections[] = {
    {"n", {0, 1, -1}},
    {"ne", {1, 0, -1}},
    {"se", {1, -1, 0}},
    {"s", {0, -1, 1}},
    {"sw", {-1, 0, 1}},
    {"nw", {-1, 1, 0}},
    {"nne", {1, 1, -2}},
    {"e", {2, -1, -1}},
    {"sse", {1, -2, 1}},
    {"ssw", {-1, -1, 2}},
    {"w", {-2, 1, 1}},
    {"nnw", {-1, 2, -1}},
};

/// Also of triangles, where each is a row of cells or the line across their corners.
constexpr NamedVector hexPointyDirections[] = {
    {"e", {1, 0, -1}},
    {"ne", {0, 1, -1}},
    {"nw", {-1, 1, 0}},
    {"w", {-1, 0, 1}},
    {"sw", {0, -1, 1}},
    {"se", {1, -1, 0}},
    {"n", {-1, 2, -1}},
    {"nww", {-2, 1, 1}},
    {"sww", {-1, -1, 2}},
    {"s", {1, -2, 1}},
    {"see", {2, -1, -1}},
    {"nee", {1, 1, -2}},
};

std::span<const NamedVector> threeAxesDirections(Lattice lattice)
{
    if (lattice == Lattice::Hex)
        return hexDirections;
    return hexPointyDirections;
}

constexpr Vector compassSteps[] = {
    {0, 1}, {1, 1}, {1, 0}, {1, -1}, {0, -1}, {-1, -1}, {-1, 0}, {-1, 1}};
constexpr Vector knightSteps[] = {
    {1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}};

/// The steps to every neighbour: as far as the last axis goes, each with those of the axes before.
std::vector<Vector> neighbourSteps(std::size_t axes)
{
    std::vector<Vector> steps(std::begin(compassSteps), std::end(compassSteps));
    for (std::size_t axis = 2; axis < axes; ++axis) {
        const std::vector<Vector> before = steps;
        for (const int way : {1, -1}) {
            Vector along;
            along.along[axis] = way;
            steps.push_back(along);
            for (const Vector &step : before)
                steps.push_back(step + along);
        }
    }
    return steps;
}

} // namespace

Directions standardDirections(Lattice lattice)
{
    Directions directions;
    const auto add = [&](const Vector &vector) {
        directions.list.push_back({compassWord(vector), vector, {}, {}});
    };
    switch (lattice) {
    case Lattice::Hex:
    case Lattice::HexPointy:
    case Lattice::Triangle:
        for (const NamedVector &row : threeAxesDirections(lattice))
            directions.list.push_back({row.name, row.vector, {}, {}});
        break;
    case Lattice::Cube:
    case Lattice::Hyper:
        for (const Vector &vector : neighbourSteps(lattice == Lattice::Cube ? 3 : 4))
            add(vector);
        break;
    case Lattice::Square:
    case Lattice::Free:
        std::for_each(std::begin(compassSteps), std::end(compassSteps), add);
        std::for_each(std::begin(knightSteps), std::end(knightSteps), add);
        break;
    }
    return directions;
}

std::string compassWord(const Vector &vector)
{
    const auto repeated = [](int count, char forward, char back) {
        const std::size_t length = static_cast<std::size_t>(count < 0 ? -count : count);
        return std::string(length, count < 0 ? back : forward);
    };
    return repeated(vector.along[3], 'U', 'D') + repeated(vector.along[2], 'u', 'd')
           + repeated(vector.y(), 'n', 's') + repeated(vector.x(), 'e', 'w');
}

std::string stepWord(Lattice lattice, const Vector &vector)
{
    if (!hasThreeAxes(lattice))
        return compassWord(vector);
    for (const NamedVector &row : threeAxesDirections(lattice)) {
        if (row.vector == vector)
            return row.name;
    }
    const auto &along = vector.along;
    return "(" + std::to_string(along[0]) + "," + std::to_string(along[1]) + ","
           + std::to_string(along[2]) + ")";
}

namespace {

constexpr const char *degreeWords[] = {"orthogonal", "diagonal", "triagonal", "quadragonal"};

/// How many axes a step to a neighbour goes along, counted from 0; nothing for longer steps. On
/// three axes of sum 0 a step over an edge is 0 and one between two cells 1.
std::optional<std::size_t> degreeOf(const Vector &vector, Lattice lattice)
{
    std::size_t parts = 0;
    std::size_t doubles = 0;
    for (const int part : vector.along) {
        const int size = part < 0 ? -part : part;
        if (size > 2)
            return std::nullopt;
        parts += size > 0 ? 1U : 0U;
        doubles += size == 2 ? 1U : 0U;
    }
    if (!hasThreeAxes(lattice))
        return parts > 0 && doubles == 0 ? std::optional(parts - 1) : std::nullopt;
    if (parts == 2 && doubles == 0)
        return 0;
    return parts == 3 && doubles == 1 ? std::optional<std::size_t>(1) : std::nullopt;
}

} // namespace

std::vector<DirectionGroup> latticeGroups(const Directions &directions, Lattice lattice)
{
    std::vector<DirectionGroup> groups;
    for (const char *word : degreeWords)
        groups.push_back({word, {}, {}});
    DirectionGroup all{"all", {}, {}};
    for (const DirectionId id : IdRange<DirectionId>(directions.list.size())) {
        const auto &vector = directions[id].vector;
        const auto degree = vector ? degreeOf(*vector, lattice) : std::nullopt;
        if (!degree)
            continue;
        groups[*degree].members.push_back(id);
        all.members.push_back(id);
    }
    groups.push_back(std::move(all));
    std::erase_if(groups, [](const DirectionGroup &group) { return group.members.empty(); });
    return groups;
}

std::vector<DirectionGroup> directionGroups(const Directions &directions, Lattice lattice)
{
    std::vector<DirectionGroup> groups = latticeGroups(directions, lattice);
    for (const DirectionGroup &own : directions.groups) {
        const auto given =
            std::find_if(groups.begin(), groups.end(), [&](const DirectionGroup &group) {
                return group.name == own.name;
            });
        if (given == groups.end())
            groups.push_back(own);
        else
            *given = own;
    }
    return groups;
}

Message groupNameFault(std::string_view name)
{
    const bool isPlain = !name.empty() && name.size() <= limits::nameBytes
                         && isAsciiLetter(name.front())
                         && std::all_of(name.begin(), name.end(), [](char c) {
                                return isAsciiLetter(c) || isAsciiDigit(c) || c == '_' || c == '-';
                            });
    return isPlain ? Message()
                   : Message("a group's name is a letter and then letters, digits, '_' or '-', at "
                             "most {most} characters",
                             {{"most", limits::nameBytes}});
}

Message directionNameFault(std::string_view name)
{
    if (name.empty())
        return Message("a direction needs a name");
    if (name.size() > limits::nameBytes)
        return Message("a direction's name may have at most {most} characters",
                       {{"most", limits::nameBytes}});
    for (const std::string_view keyword : {"move", "capture", "leap", "ride", "stop"}) {
        if (name == keyword)
            return Message("'{name}' is a word of the path notation and cannot name a direction",
                           {{"name", std::string(name)}});
    }
    const bool plain =
        isAsciiLetter(name.front()) && std::all_of(name.begin(), name.end(), [](char c) {
            return isAsciiLetter(c) || isAsciiDigit(c) || c == '_';
        });
    if (!plain)
        return Message("a direction's name is a letter and then letters, digits or '_'");
    return {};
}

} // namespace rookery
