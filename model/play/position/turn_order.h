#pragma once

#include "model/design/rules.h"

namespace rookery {

/// Whether all players move once in their order, and so again.
bool takeSimpleTurns(const Rules &rules);

/// Whose turn it is after so many moves.
PlayerId playerAt(const Rules &rules, int turn);

/// The first turn that is this player's.
int firstTurnOf(const Rules &rules, PlayerId player);

/// Who moves after a player whose turn this is, if no player has left the game.
PlayerId playerAfter(const Rules &rules, PlayerId player, int turn);

} // namespace rookery
