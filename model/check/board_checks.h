#pragma once

#include "model/base/problem.h"
#include "model/base/result.h"
#include "model/design/design.h"

#include <vector>

namespace rookery {

// What may be wrong with cells and zones.

void findEmptyBoard(const Design &design, std::vector<Problem> &problems);
/// Cells without any link to or from another cell.
void findUnlinkedCells(const Design &design, std::vector<Problem> &problems);
/// Cells placed by hand whose centres lie on top of another cell's.
void findOverlaps(const Design &design, std::vector<Problem> &problems);
/// Cells of a zone that have no cell opposite where the zone is turned for a player.
void findZonesWithoutImage(const Design &design, std::vector<Problem> &problems);

} // namespace rookery
