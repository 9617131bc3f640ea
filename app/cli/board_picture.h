#pragma once

#include "model/board/board.h"

#include <functional>
#include <string>

namespace rookery::cli {

/// A square board that is drawn flat, ranks from the top, with `signOf(cell)` on each cell and
/// blanks for holes; the ranks' numbers and files' letters beside it. Empty for other boards.
///
///     2 . x
///     1 @ o
///       a b
std::string boardPicture(const Board &board, const std::function<char(CellId)> &signOf);

} // namespace rookery::cli
