#pragma once

#include "model/play/move_maker.h"
#include "model/play/threats.h"

#include <vector>

namespace rookery {

/// Where the wall that comes with a move, or is built instead of one, may be put.
std::vector<CellId> wallCells(
    const RuleBook &book, Threats &threats, const MoveMaker &maker, Position &position, const Move &move);

} // namespace rookery
