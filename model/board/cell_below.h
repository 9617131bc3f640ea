#pragma once

#include "model/board/board.h"

namespace rookery {

/// The cell next to this one towards the first rank, on the same level. Nothing on the first rank,
/// over a hole and for a cell added by hand. Costs two questions about coordinates.
std::optional<CellId> cellBelow(const Board &board, CellId cell);

} // namespace rookery
