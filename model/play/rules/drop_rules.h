#pragma once

#include "model/play/moves/move.h"
#include "model/play/rules/drop_fault.h"
#include "model/play/rules/threats.h"

#include <vector>

namespace rookery {

/// Adds every drop of the player to move, check and duties left aside.
void listDrops(const RuleBook &book,
               Threats &threats,
               const Position &position,
               std::vector<Move> &moves);

/// What keeps the player to move from putting a piece of this type down on the cell, check and
/// duties left aside; of several rules, what the one says that is kept farthest.
DropFault dropFault(
    const RuleBook &book, Threats &threats, const Position &position, PieceId type, CellId cell);

} // namespace rookery
