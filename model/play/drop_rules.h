#pragma once

#include "model/play/move.h"
#include "model/play/threats.h"

#include <vector>

namespace rookery {

/// Adds every way in which the player to move may put a man down, check and duties left aside.
void listDrops(const RuleBook &book, Threats &threats, const Position &position, std::vector<Move> &moves);

} // namespace rookery
