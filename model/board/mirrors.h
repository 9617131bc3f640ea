#pragma once

#include "model/design/board_recipe.h"

namespace rookery {

/// What exchanges left and right, and top and bottom, on the drawing of a lattice.
Orientation mirroredEastWest(Lattice lattice);
Orientation mirroredNorthSouth(Lattice lattice);

} // namespace rookery
