#pragma once

#include "model/design/directions.h"
#include "model/design/terms/sets.h"

#include <vector>

namespace rookery {

/// The directions along which rows stand: those of one step to a side or to a corner that have an
/// opposite.
std::vector<DirectionId> lineDirections(const Directions &directions, Lines lines);

} // namespace rookery
