#pragma once

#include "model/base/geometry.h"
#include "model/board/lattice_sites.h"

#include <vector>

namespace rookery {

/// A joined edge on the flat drawing. What leaves the board over a point of the edge comes in over
/// the point of the other edge of its pair that lies as far along the line.
struct SeamLine
{
    SeamEdge edge;
    std::vector<Point> points; ///< two or more

    friend bool operator==(const SeamLine &, const SeamLine &) = default;
};

/// The seams of a lattice, every edge once; none where layouts other than the flat one are drawn. At
/// a pole both ends of the line are halves of one edge.
std::vector<SeamLine> seamLines(const BoardRecipe &recipe);

} // namespace rookery
