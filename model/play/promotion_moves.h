#pragma once

#include "model/play/move.h"
#include "model/play/rule_book.h"
#include "model/play/threats.h"

#include <vector>

namespace rookery {

/// Puts in place of each move of this man, from `begin` of the list on, the promotions that it may
/// or must come with.
void addPromotions(const RuleBook &book,
                   Threats &threats,
                   const Position &position,
                   const Man &man,
                   std::size_t begin,
                   std::vector<Move> &moves);

} // namespace rookery
