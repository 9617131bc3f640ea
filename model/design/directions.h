#pragma once

#include "model/base/message.h"
#include "model/design/board_recipe.h"
#include "model/design/terms/extras.h"
#include "model/design/terms/ids.h"
#include "model/design/vector.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace rookery {

/// A named step. With a vector it leads along the lattice (and has a place on the compass, also on
/// a free board); with a walk it follows other directions, one after the other, whatever stands on
/// the way; with neither it leads only where links are drawn.
struct Direction
{
    std::string name;
    std::optional<Vector> vector;
    std::vector<DirectionId> walk;
    Extras extras;

    friend bool operator==(const Direction &, const Direction &) = default;
};

/// Directions that belong together, such as the four that a rook goes: one word for all of them
/// wherever the steps of a leg are chosen.
struct DirectionGroup
{
    std::string name;
    std::vector<DirectionId> members; ///< in compass order, each once
    Extras extras;

    friend bool operator==(const DirectionGroup &, const DirectionGroup &) = default;
};

struct Directions
{
    std::vector<Direction> list; ///< in compass order
    /// The author's own; directionGroups() has those that the lattice gives as well.
    std::vector<DirectionGroup> groups;

    std::optional<DirectionId> find(std::string_view name) const;
    std::optional<DirectionId> find(const Vector &vector) const;
    const Direction &operator[](DirectionId id) const { return list[id.index()]; }

    /// The direction straight back, if one is declared: the first whose vector is the negative.
    std::optional<DirectionId> opposite(DirectionId id) const;

    friend bool operator==(const Directions &, const Directions &) = default;
};

/// What a new board of this lattice begins with, in compass order. On squares the eight compass
/// steps and the eight knight steps, named as Game Courier does: nne is two north and one east. On
/// hexagons the six steps over an edge and the six long ones between them; on levels the steps to
/// all neighbours, u and d before those of the plane, on four axes also U and D.
Directions standardDirections(Lattice lattice = Lattice::Square);

/// The name that the convention for squares and levels gives any vector: (1, 3) is nnne, (0, 1, 1)
/// is un. Empty for (0, 0).
std::string compassWord(const Vector &vector);

/// How a step is called that has no declared name: the standard direction's name, on squares and
/// levels the compass word, else the vector as `(1,2,-3)`.
std::string stepWord(Lattice lattice, const Vector &vector);

/// The groups that a lattice gives: `orthogonal` over an edge, `diagonal` over a corner (on
/// hexagons between two cells), on levels `triagonal` and on four axes `quadragonal`, and `all` of
/// these. Only those with a declared direction.
std::vector<DirectionGroup> latticeGroups(const Directions &directions, Lattice lattice);

/// The lattice's groups, each replaced by the author's of the same name, then the author's others.
std::vector<DirectionGroup> directionGroups(const Directions &directions, Lattice lattice);

/// Empty if the text can name a group of directions, else the reason.
Message groupNameFault(std::string_view name);

/// Empty if the text can name a direction, else the reason.
Message directionNameFault(std::string_view name);

} // namespace rookery
