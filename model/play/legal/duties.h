#pragma once

#include "model/play/moves/move.h"
#include "model/play/rules/rule_book.h"

#include <vector>

namespace rookery {

/// Where the player to move has to capture or to put down, drops the moves that do not, and of the
/// captures those that are not the best by the rules.
void obeyDuties(const RuleBook &book, const Position &position, std::vector<Move> &moves);

} // namespace rookery
