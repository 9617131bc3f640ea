#pragma once

#include "model/play/moves/move.h"
#include "model/play/rules/threats.h"

#include <vector>

namespace rookery {

/// Adds the moves by which the player to move takes two enemies off the board who stand in each
/// other's way; he moves on then.
void listBlockades(const RuleBook &book,
                   Threats &threats,
                   Position &position,
                   std::vector<Move> &moves);

} // namespace rookery
