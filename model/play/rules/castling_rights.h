#pragma once

#include "model/play/rules/move_underway.h"

/// What moves do to the rights to castle.
namespace rookery {

/// Rights end when a piece has left or reached a cell of theirs.
void dropLostRights(const MoveUnderway &play);

/// Where pieces of the move have come to the cells where they belong and have not moved from there,
/// they may castle, if the rules say so.
void gainRights(const MoveUnderway &play);

/// Where chance draws the start, kings and partners castle from where they stand after the draw.
void settleRights(const MoveUnderway &play);

/// Takes the rights from the others that they lose as a player castles.
void noteCastling(const MoveUnderway &play);

} // namespace rookery
