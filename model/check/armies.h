#pragma once

#include "model/design/design.h"
#include "model/play/legal/move_rules.h"

#include <vector>

/// What the checks of start positions ask about the two armies.
namespace rookery {

/// A game of two sides whose first moves people choose, all of them to be looked at in no time.
bool canBeTried(const Design &design);

/// How many pieces of each type a player has at the start, on the board and in hand.
std::vector<int> armyOf(const Design &design, PlayerId player);

/// Whether what captures from one cell on another can be captured there in turn.
bool canBeRecaptured(MoveRules &rules, const Position &position, CellId from, CellId cell);

} // namespace rookery
