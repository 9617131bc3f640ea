#pragma once

#include "model/board/board.h"

#include <cstddef>
#include <vector>

namespace rookery {

/// A cell as one player sees it: its place along the player's own axes, in thirds on triangles.
struct SeenCell
{
    CellId cell;
    Vector at;
};

/// The cells of the lattice in board order, without those that were added by hand.
std::vector<SeenCell> seenCells(const Board &board, const Orientation &facing);

/// Where a cell's rank, file or level lies among those that have cells, counted from 1 from both
/// ends.
struct Rank
{
    int fromLow = 0;
    int fromHigh = 0;
};

/// By cell of `cells` its file (axis 0), rank (axis 1) or level (axis 2). On hexagons with upright
/// files a rank is counted along each file, on other boards of three axes a file along each rank.
std::vector<Rank> ranksOf(const Board &board, const std::vector<SeenCell> &cells, std::size_t axis);

} // namespace rookery
