#pragma once

#include "model/movement/betza/betza.h"

#include <span>
#include <string>

namespace rookery {

/// The shortest string found that reads back, in the same dialect, as a piece with these moves;
/// else which leg stands in the way and why. Directions are those of the design that holds the
/// moves.
Result<std::string> writeBetza(std::span<const MovementLegs> moves,
                               BetzaDialect dialect,
                               const Directions &directions = standardDirections());

} // namespace rookery
