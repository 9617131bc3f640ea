#pragma once

#include "model/base/result.h"
#include "model/design/design.h"

#include <span>

namespace rookery {

/// What was drawn and cut in one direction, again for the direction that it becomes when the board
/// is held like this, from cell to cell as each lies there. Fails if no direction points there.
Result<Design>
withLinksRepeated(const Design &design, DirectionId direction, const Orientation &orientation);

/// Drawn links of a direction lead back where they came from, with the turn undone.
Result<Design> withLinksTurnedBack(const Design &design, DirectionId direction);

/// How far, in thousandths of a cell, a cell may lie from where a direction points to be linked to.
struct AutoLink
{
    int tolerance = 300;
    bool onlyLoose = true; ///< leaves cells of the lattice alone
};

/// Links by the drawing: from each cell, for each direction with a vector, to the cell nearest to
/// where the vector points. What was drawn by hand before stays.
Result<Design> withLinksByGeometry(const Design &design, const AutoLink &how);

} // namespace rookery
