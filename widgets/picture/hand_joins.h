#pragma once

#include "model/board/layout.h"
#include "model/board/seams.h"

#include <vector>

namespace rookery {

/// Edges that the author joined by links, side by side, as if the lattice had these seams: both of
/// each pair in the order in which their cells meet. Pairs are counted from `firstPair`.
std::vector<SeamLine> handSeams(const Board &board, int firstPair);

/// Cells seen again up to `depth` cells beyond such edges, straight outside the lattice of a flat
/// drawing.
std::vector<Ghost> handGhosts(const Board &board, int depth);

} // namespace rookery
