#pragma once

#include "model/engine/solver/symmetry_proof.h"

namespace rookery {

/// Maps of the cells that take a position to one of the same value, whichever player is to move:
/// each piece to its image, and all else as it is. The identity comes first; at most so many. Every
/// other map is held against all that the rules look at, so none is there that is not proved, and
/// designs with rules of which nothing can be proved have the identity alone.
std::vector<CellMap> symmetriesOf(const MoveRules &moveRules, std::size_t most = 16);

} // namespace rookery
