#pragma once

#include "model/base/geometry.h"
#include "model/board/lattice_sites.h"

#include <vector>

namespace rookery {

/// A joined edge on the board's drawing. What leaves the board over a point of the edge comes in
/// over the point of the other edge of its pair that lies as far along the line. Where two seams
/// meet at a corner of hexagons, the side that both would claim is of the second pair.
struct SeamLine
{
    SeamEdge edge;
    std::vector<Point> points; ///< two or more

    friend bool operator==(const SeamLine &, const SeamLine &) = default;
};

/// The seams of a lattice: both edges of each, on every level; of a ring what its drawing does not
/// show by going round. At a pole both halves of the line are joined to each other.
std::vector<SeamLine> seamLines(const BoardRecipe &recipe);

} // namespace rookery
