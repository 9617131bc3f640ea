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

/// The enemies fall that stand where the lines of the piece that has arrived cross those of its
/// partners.
void captureAtCrossings(const MoveUnderway &play);

/// Cells of the player's pieces that stand where they must not stay after the move.
std::vector<CellId> waders(const MoveUnderway &play);

/// Those of them fall that are still there.
void drown(const MoveUnderway &play, const std::vector<CellId> &wading);

} // namespace rookery
