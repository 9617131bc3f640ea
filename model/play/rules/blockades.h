#pragma once

#include "model/play/moves/move.h"
#include "model/play/rules/threats.h"

#include <vector>

namespace rookery {

/// Adds the moves by which the player to move takes two enemies off the board that stand in each
/// other's way; the same player moves on then.
void listBlockades(const RuleBook &book,
                   Threats &threats,
                   Position &position,
                   std::vector<Move> &moves);

} // namespace rookery
