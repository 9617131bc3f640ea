#pragma once

#include "model/play/reach/compiled_game.h"
#include "widgets/picture/board_picture.h"

#include <vector>

namespace rookery {

/// The ways by which a piece comes to the cells that it reaches, one for each leg in each heading:
/// from where the leg begins to the last cell on which something may happen. Captures that have to
/// go on are not told from others. Ends after some thousand steps, where the ways are too many to
/// be told apart anyway.
std::vector<Trail>
reachWays(const CompiledGame &game, const Position &position, CellId from, const Piece &piece);

} // namespace rookery
