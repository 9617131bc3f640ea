#pragma once

#include "model/design/design.h"

namespace rookery::oracle {

/// A game without zones that begins on an empty board, on a flat board of another size.
Design onBoard(Design design, int files, int ranks);

/// A draughts game on a flat board of another size: its first type stands on the dark squares of as
/// many ranks as leave two between the armies, three where the number of ranks is odd, and its only
/// zone is the last rank.
Design draughtsOn(Design design, int files, int ranks);

/// The same game with no check: a king may be captured, and who has none loses.
Design withoutCheck(Design design);

} // namespace rookery::oracle
