#pragma once

#include "model/play/rules/move_underway.h"

/// What moves do to the rights to castle.
namespace rookery {

/// Rights end when a piece has left or reached a cell of theirs.
void dropLostRights(const MoveUnderway &play);

/// A piece put down where it belongs may castle, if the rules say so.
void gainRights(const MoveUnderway &play);

/// Remembers the wing on which a player has castled, which the others may have lost by that.
void noteCastling(const MoveUnderway &play);

} // namespace rookery
