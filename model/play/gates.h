#pragma once

#include "model/play/move.h"
#include "model/play/rule_book.h"

#include <vector>

namespace rookery {

/// Adds behind each move of this man, from `begin` of the list on, the same with a man who comes in
/// from the hand on a cell that the move leaves.
void addGates(const RuleBook &book,
              const Position &position,
              const Man &man,
              std::size_t begin,
              std::vector<Move> &moves);

} // namespace rookery
