#pragma once

#include "model/base/result.h"
#include "model/play/position.h"

#include <string>
#include <string_view>

namespace rookery {

/// Reads a position in one of two ways of writing; text with a ':' or '=' is the second.
///
///     4k3/8/8/8/2(Archer)5/8/8/R3K3[Pp] w      ranks from the top; digits count empty cells, '*'
///     is
///                                              a hole, upper case is the first player's; then
///                                              hands
///     a1:R e8:k c3:2/Knight hand:P / turn=2    cell and piece, for any board and number of players
///
/// Spaces in names are written '_'. What may follow the side to move in FEN (castling, en passant,
/// check and move counters) is checked for its form and has no effect. A man counts as moved unless
/// the setup has the same man on its cell. Errors carry a column.
Result<Position> readPosition(std::string_view text, const Design &design, const Board &board);

/// FEN for two players on a lattice whose men all have letters of their own, else pairs. Captured
/// men are not written.
std::string writePosition(const Position &position, const Design &design, const Board &board);

} // namespace rookery
