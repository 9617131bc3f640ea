#pragma once

#include "model/design/board_recipe.h"
#include "model/design/step.h"

#include <optional>

namespace rookery {

/// The vector so many compass points clockwise; nothing for one without a part in the plane.
std::optional<Vector> turnedBy(Lattice lattice, const Vector &vector, int points);

/// The turn that makes one vector of another; nothing if they are of different kinds.
std::optional<Turn> turnBetween(Lattice lattice, const Vector &from, const Vector &to);

} // namespace rookery
