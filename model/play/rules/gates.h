#pragma once

#include "model/play/moves/move.h"
#include "model/play/rules/rule_book.h"

#include <vector>

namespace rookery {

/// Adds behind each move of this piece, from `begin` of the list on, the same with a piece that
/// comes in from the hand on a cell that the move leaves.
void addGates(const RuleBook &book,
              const Position &position,
              const Piece &piece,
              std::size_t begin,
              std::vector<Move> &moves);

} // namespace rookery
