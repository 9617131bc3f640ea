#pragma once

#include "model/play/moves/move.h"

#include <random>
#include <span>

namespace rookery {

/// How often a move is drawn among those of its position; 1 where no own rule says otherwise.
std::int64_t weightOf(const Move &move);

/// One of the moves, of which there must be some, drawn as their weights say; all are equally
/// likely where no own rule says otherwise. The same seed draws the same everywhere.
const Move &drawnMove(std::span<const Move> moves, std::mt19937 &random);

} // namespace rookery
