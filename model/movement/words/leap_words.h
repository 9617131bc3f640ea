#pragma once

#include "model/movement/words/way_sets.h"

namespace rookery {

/// Longer ways as what stands behind `leaps`: `to the 8 knight squares`, `3 squares forward`.
std::vector<Message> leapWays(Ways ways, const Directions &directions);

/// Longer ways as what is ridden: `knight leaps`, `leaps 2 squares forward`.
std::vector<Message> rideWays(Ways ways, const Directions &directions);

} // namespace rookery
