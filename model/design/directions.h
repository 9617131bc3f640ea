#pragma once

#include "model/design/extras.h"
#include "model/design/ids.h"
#include "model/design/vector.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace rookery {

/// A named way to step. With a vector it leads along the lattice (and has a place on the compass,
/// also on a free board); with a walk it follows other directions, one after the other, whatever
/// stands on the way; with neither it leads only where links are drawn.
struct Direction
{
    std::string name;
    std::optional<Vector> vector;
    std::vector<DirectionId> walk;
    Extras extras;

    friend bool operator==(const Direction &, const Direction &) = default;
};

struct Directions
{
    std::vector<Direction> list;

    std::optional<DirectionId> find(std::string_view name) const;
    std::optional<DirectionId> find(const Vector &vector) const;
    const Direction &operator[](DirectionId id) const { return list[id.index()]; }

    /// The direction straight back, if one is declared: the first whose vector is the negative.
    std::optional<DirectionId> opposite(DirectionId id) const;

    friend bool operator==(const Directions &, const Directions &) = default;
};

/// The eight compass steps and the eight knight steps, in compass order, named as Game Courier
/// does: nne is two north and one east.
Directions standardDirections();

/// The name that the same convention gives any vector: (1, 3) is nnne. Empty for (0, 0) and for
/// vectors outside the plane.
std::string compassWord(const Vector &vector);

/// Empty if the text can name a direction, else the reason.
std::string directionNameFault(std::string_view name);

} // namespace rookery
