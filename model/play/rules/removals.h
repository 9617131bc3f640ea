#pragma once

#include "model/play/moves/move.h"
#include "model/play/rules/rule_book.h"

#include <vector>

/// Pieces that are taken off the board by choice.
namespace rookery {

/// Replaces each move that makes a row by one for every enemy that may be taken off for it.
void addMills(const RuleBook &book, const Position &position, std::vector<Move> &moves);

} // namespace rookery
