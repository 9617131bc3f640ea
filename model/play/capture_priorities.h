#pragma once

#include "model/play/move.h"

#include <span>
#include <vector>

namespace rookery {

/// Leaves only the captures that are best by these wishes, the first of them first.
void keepBest(const Position &position, std::span<const CapturePriority> priorities, std::vector<Move> &moves);

} // namespace rookery
