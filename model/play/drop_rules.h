#pragma once

#include "model/play/move.h"
#include "model/play/threats.h"

#include <vector>

namespace rookery {

/// How many men of a type a player has on the board.
int menOf(const Position &position, PlayerId player, PieceId type);

/// Adds every way in which the player to move may put a man down, check and duties left aside.
void listDrops(const RuleBook &book, Threats &threats, const Position &position, std::vector<Move> &moves);

} // namespace rookery
