#pragma once

#include "model/base/message.h"
#include "model/movement/movement.h"
#include "model/movement/path/path_notation.h"

#include <span>

namespace rookery {

/// What moves do, to be put behind the piece's name: `steps diagonally, then may slide any distance
/// outward like a rook`. Zones and piece types are named if the design is given that has them.
Message describeMovesInWords(std::span<const MovementLegs> moves,
                             const Directions &directions,
                             const Design *design = nullptr);

/// The same of one movement, whatever notation it is written in; not when it may be made.
Message describeMovementInWords(const Movement &movement,
                                const Directions &directions,
                                const Design *design = nullptr);

/// All that pieces of a type of a consistent design do on its board, and the zone that they keep
/// to.
Message describePieceInWords(const PieceType &type, const Design &design);

} // namespace rookery
