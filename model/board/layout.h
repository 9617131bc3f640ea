#pragma once

#include "model/base/geometry.h"
#include "model/board/board.h"

#include <vector>

namespace rookery {

CellShape cellShape(const Board &board, CellId cell);

/// The same for a site, which may be a hole.
CellShape siteShape(const Board &board, SiteId site);

/// A site seen again beyond a joined edge, so that a slide across the seam can be followed. It may
/// be a hole.
struct Ghost
{
    SiteId site;
    CellShape shape;
};

/// Ghosts of a flat drawing up to `depth` cells beyond every joined edge; none for other layouts.
std::vector<Ghost> ghosts(const Board &board, int depth);

/// Which of the board's colours a cell has: 0 or 1 on a checkered board, 0 to 2 with three colours,
/// the author's own, or 1 more than the colour of the first zone that all players have there, 0
/// outside zones.
int cellColour(const Board &board, CellId cell);

/// The same for all cells of the board at once.
std::vector<int> cellColours(const Board &board);

/// 0 or 1, or 0 to 2 on hexagons and where the board is coloured so: the pattern of the lattice,
/// whatever the board is coloured by. 0 for a cell that was added by hand.
int patternColour(const Board &board, CellId cell);

/// The rectangle that holds every outline, as lower left and upper right corner.
struct Bounds
{
    Point low;
    Point high;
};

Bounds bounds(const Board &board);

} // namespace rookery
