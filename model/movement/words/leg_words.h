#pragma once

#include "model/movement/movement.h"
#include "model/movement/path/path_notation.h"

#include <span>
#include <string>

namespace rookery {

/// What moves do, to be put behind the piece's name: `steps diagonally, then may slide any distance
/// outward like a rook`. Graphs that words do not reach are counted: `makes moves of 9 legs; see
/// the list`.
/// Zones and piece types are named if the design is given that has them.
std::string describeMovesInWords(std::span<const MovementLegs> moves,
                                 const Directions &directions,
                                 const Design *design = nullptr);

/// The same of one movement, whatever notation it is written in; not when it may be made.
std::string describeMovementInWords(const Movement &movement,
                                    const Directions &directions,
                                    const Design *design = nullptr);

} // namespace rookery
