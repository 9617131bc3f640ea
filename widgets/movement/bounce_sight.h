#pragma once

#include "widgets/movement/edited_movement.h"

#include <optional>
#include <vector>

namespace rookery {

/// The way of a leg that goes on where the board ends, beside an edge near the piece; cells are
/// named by the steps that lead there from the piece, as the board lies.
struct BounceSight
{
    std::vector<Vector> cells; ///< where legs end
    Vector edge;               ///< where the board would go on

    friend bool operator==(const BounceSight &, const BounceSight &) = default;
};

/// Of the part that is chosen, or of the current movement; nothing if no leg of it bounces.
std::optional<BounceSight> bounceOf(const EditedMovement &movement, Lattice lattice);

} // namespace rookery
