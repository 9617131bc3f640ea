#pragma once

#include "model/movement/words/way_sets.h"

namespace rookery {

enum class Gait { Once, Often };

/// Ways to neighbours as what stands behind `steps` and `slides`: `orthogonally`, `diagonally
/// forward`, `in the 6 orthogonal directions`, `north-east`.
std::vector<Message> neighbourWays(Ways ways, const Directions &directions, Gait gait);

} // namespace rookery
