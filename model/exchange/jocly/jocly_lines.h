#pragma once

#include "model/base/result.h"
#include "model/exchange/target/programs.h"

#include <vector>

namespace rookery {

/// A cell with what may happen there; a line is walked while its cells are empty. Two cells of a
/// line with `screen` capture the second piece on it.
struct JoclyCell
{
    CellId cell;
    bool moves = false;
    bool captures = false;
    bool screen = false;
};

using JoclyLine = std::vector<JoclyCell>;

/// Every path of a program from one cell, for a piece that holds the board like this; or why lines
/// cannot say it.
Result<std::vector<JoclyLine>>
joclyLines(const Board &board, const Program &program, CellId from, OrientationId held);

} // namespace rookery
