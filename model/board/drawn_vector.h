#pragma once

#include "model/design/board_recipe.h"

namespace rookery {

/// A vector on the drawing, in cells; x to the right, y up.
struct DrawnVector
{
    double x = 0;
    double y = 0;
};

/// Where a step points on the flat drawing of a lattice. Three axes of sum 0 lie a sixth turn
/// apart: (q, r, s) at (w q, (r - s) / 2) where files are upright, at ((q - s) / 2, w r) where rows
/// are level, w being half the root of 3. Levels are left out: they lie elsewhere on every drawing.
DrawnVector drawnVector(Lattice lattice, const Vector &vector);

/// The step that is forward to a traveller who holds the board as it lies: up on the drawing.
Vector forwardVector(Lattice lattice);

} // namespace rookery
