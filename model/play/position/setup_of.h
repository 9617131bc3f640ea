#pragma once

#include "model/board/board.h"
#include "model/design/setup.h"
#include "model/play/position/position.h"

namespace rookery {

/// The pieces of a position, on the board and in hand, as a setup of the same board. What else a
/// position says, such as rights to castle, is no part of a setup.
Setup setupOf(const Position &position, const Board &board);

} // namespace rookery
