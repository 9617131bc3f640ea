#pragma once

#include "model/base/problem.h"
#include "model/base/result.h"
#include "model/design/design.h"

#include <vector>

namespace rookery {

// What may be wrong with cells and zones.

void findEmptyBoard(const Design &design, std::vector<Problem> &problems);
/// All holes are filled; a board that never had a cell gets one.
Result<Design> putCellsOnBoard(const Design &design, const Problem &problem);
/// Cells without any link to or from another cell.
void findUnlinkedCells(const Design &design, std::vector<Problem> &problems);
/// To the cells that lie where their directions point.
Result<Design> linkByDrawing(const Design &design, const Problem &problem);
/// Cells placed by hand whose centres lie on top of another cell's.
void findOverlaps(const Design &design, std::vector<Problem> &problems);
/// The cell that the problem is about lies at the nearest place that is free.
Result<Design> moveAside(const Design &design, const Problem &problem);

} // namespace rookery
