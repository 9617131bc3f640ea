#pragma once

#include "model/board/board.h"
#include "model/design/design.h"
#include "model/play/position.h"

namespace rookery {

/// What a position says to the rules of its design; whatever they never ask for is as in a position
/// that has just been set up. Two positions that are equal then have the same legal moves and the
/// same result. What a game has gone through before (repetition, counts of endgames) is no part of
/// a position.
Position heededPart(Position position, const Design &design, const Board &board);

} // namespace rookery
