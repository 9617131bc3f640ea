#pragma once

#include "model/play/moves/move.h"
#include "model/play/reach/compiled_game.h"

#include <set>
#include <vector>

namespace rookery {

/// The cells of the pieces that a move takes, or puts down elsewhere.
std::set<CellId> takenBy(const Move &move);

/// The cells that were chosen for an own move, in order.
std::vector<CellId> ownCells(const Move &move);

/// The cells that say which move it is, its last one included. Where a move takes pieces on its
/// way, those where its legs end tell it from others.
std::vector<CellId> movePath(const CompiledGame &game, const Position &position, const Move &move);

} // namespace rookery
