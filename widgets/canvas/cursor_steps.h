#pragma once

#include "model/board/board.h"
#include "widgets/picture/board_scene.h"

#include <optional>

namespace rookery {

/// Whether a key of the cursor is a direction of the lattice there: on squares all are, elsewhere
/// only those between levels.
bool keyIsDirection(const Board &board, CellId cell, const Vector &towards);
/// The cell that this direction leads to.
std::optional<CellId> keyNeighbour(const Board &board, CellId cell, const Vector &towards);
/// The linked cell that is drawn that way; between two as good, the one that keeps to the line
/// through this point.
std::optional<CellId> linkedNeighbour(
    const Board &board, const BoardScene &scene, CellId cell, const Vector &towards, QPointF line);

} // namespace rookery
