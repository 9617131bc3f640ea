#pragma once

#include "model/play/position/number_layout.h"
#include "model/play/position/position.h"

namespace rookery {

/// A number for what repetition compares: pieces with their owners, stacks, and the numbers that
/// count. Hands and whose turn it is are left aside. Takes about a nanosecond a cell.
std::array<std::uint64_t, 2> historyKey(const Position &position, const NumberLayout &numbers);

/// Adds the position as one in which a turn begins.
std::shared_ptr<const PastTurns> withTurn(std::shared_ptr<const PastTurns> past,
                                          const Position &position,
                                          const NumberLayout &numbers);

} // namespace rookery
