#pragma once

#include "model/design/pieces.h"
#include "model/design/vector.h"

#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace rookery {

/// How one piece moves, as a line of a Game Courier text, by the functions for logical directions
/// and by those for coordinates:
///
///     def Rook logride #0 #1 n e s w;
///     def Short_Rook logride #0 #1 (n n n n stop) (e e e e stop);
///     def Knight checkleap #0 #1 1 2;
///     def Mao checktwostep #0 #1 0 1 1 1;
///     def Pawn fn (logleap #0 #1 n and empty #1) #0 #1 or fn (logleap #0 #1 nw ne and not empty
///     #1) #0 #1;
///     def Queen-Range merge rays #0 1 0 rays #0 1 1;
struct CourierDefinition
{
    std::string name;
    std::string path;         ///< as readPath() reads it
    When when = When::Always; ///< `Pawn-First` is what Pawn may do before it first moves
    bool isRange = false;     ///< the cells that such a piece may come to, from `NAME-Range`
};

/// Nothing where the line is no definition, or one that does more than that. A word at the end of a
/// group that is none of the directions keeps the piece from going on; without any directions those
/// of the compass are.
std::optional<CourierDefinition> courierDefinition(std::string_view line,
                                                   const std::set<std::string> &directions);

/// `checkleap 1 2` means this vector, its images and those with files and ranks exchanged: each
/// once, in a fixed order.
std::vector<Vector> courierVectors(const Vector &vector);

/// `checktwostep 0 1 1 1`: two such steps one after the other, which are turned and mirrored
/// together.
std::vector<std::pair<Vector, Vector>> courierTwoSteps(const Vector &first, const Vector &second);

} // namespace rookery
