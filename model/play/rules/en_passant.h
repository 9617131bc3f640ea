#pragma once

#include "model/play/rules/move_underway.h"

#include <vector>

namespace rookery {

/// Whether a piece of this type may be captured in passing until its player moves again.
bool isPasserForARound(const Rules &rules, PieceId type);

/// Which pieces the turn of the player to move leaves open to capture in passing, if nothing
/// happens to them in it.
std::vector<Passer> lastingPassers(const Rules &rules, const Position &position);

/// Notes the cells that a piece of this type passes going straight on, where it may be captured in
/// passing. A piece that has promoted by the move is no longer the one that passed.
void notePassers(const MoveUnderway &play, PieceId mover);

/// Notes again the lasting ones, where nothing has happened to the piece or on the cell that it
/// passed.
void keepPassers(const MoveUnderway &play, const std::vector<Passer> &lasting);

} // namespace rookery
