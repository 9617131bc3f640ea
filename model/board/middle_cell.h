#pragma once

#include "model/board/board.h"

namespace rookery {

/// The cell nearest to the middle of all that have coordinates, on a board of even length the
/// upper right one (e5 of chess); the first in the list where none has. The board has cells. Costs
/// a look at each.
CellId middleCell(const Board &board);

} // namespace rookery
