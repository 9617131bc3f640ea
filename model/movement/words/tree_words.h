#pragma once

#include "model/base/message.h"
#include "model/design/design.h"
#include "model/movement/words/leg_tree.h"

#include <vector>

namespace rookery {

/// Moves that begin with one of these legs, each sort once: `steps diagonally, then may slide any
/// distance outward like a rook; leaps to the 8 knight squares`. Plain steps and slides come first.
/// Zones and piece types are named if the design is given that has them.
Message
describeTrees(std::vector<LegTree> trees, const Directions &directions, const Design *design);

/// `moves; others`
Message inRow(const Message &moves, const Message &others);

} // namespace rookery
