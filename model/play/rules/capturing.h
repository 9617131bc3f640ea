#pragma once

#include "model/play/rules/move_underway.h"

#include <optional>
#include <vector>

/// How pieces fall in a move, and what follows from that by the rules.
namespace rookery {

/// The piece on the cell falls, and goes to a hand or out of the game.
void capture(const MoveUnderway &play, CellId cell);

/// The piece that has captured blows up what is around it, or turns to stone. `victim` is the piece
/// that stood where it has arrived, if there was one.
void sufferForCapture(const MoveUnderway &play, PieceId captor, const std::optional<Piece> &victim);

/// What the piece that has arrived encloses falls, or changes sides.
void seizeEnclosed(const MoveUnderway &play);

} // namespace rookery
