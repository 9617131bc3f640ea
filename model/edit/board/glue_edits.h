#pragma once

#include "model/base/result.h"
#include "model/design/design.h"

#include <vector>

namespace rookery {

/// A straight run of cells on a board of squares, levels or hexagons, and the side over which one
/// leaves it.
struct BoardEdge
{
    SiteId first;
    SiteId last;
    Vector outward; ///< a step over an edge, on squares square to the run
};

/// Whether the first cell of one edge meets the first of the other, or its last.
enum class Glue { Straight, Reversed };

/// Joins two edges of equal length by hand. A traveller that leaves one over its side comes in over
/// the other: straight on in its own axes, diagonally to the neighbouring cell, and the links get
/// the turn that keeps left and right what they are. A diagonal step past the end of an edge leads
/// nowhere, as at the corner of a cube. Every declared direction of one step is joined; walks
/// follow these links, while leaps by vector go by the lattice.
Result<Design>
withEdgesGlued(const Design &design, const BoardEdge &one, const BoardEdge &other, Glue glue);

} // namespace rookery
