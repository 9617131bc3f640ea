#pragma once

#include "model/play/moves/move.h"
#include "model/play/rules/rule_book.h"
#include "model/play/rules/threats.h"

#include <vector>

namespace rookery {

/// Puts in place of each move of this piece, from `begin` of the list on, the promotions that it
/// may or must come with.
void addPromotions(const RuleBook &book,
                   Threats &threats,
                   const Position &position,
                   const Piece &piece,
                   std::size_t begin,
                   std::vector<Move> &moves);

} // namespace rookery
