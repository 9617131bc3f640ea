#pragma once

#include "model/base/result.h"
#include "model/movement/legs/movement_legs.h"

#include <optional>
#include <string>
#include <vector>

namespace rookery {

/// The larger number of files or ranks; nothing for a board without a rectangle.
std::optional<int> longestSide(const BoardRecipe &board);

/// What a movement says. A Betza string may say several moves, or none yet; a path and legs are
/// one. Crooked slides of a Betza string end at the `longestSide` minus one, unless that would make
/// more legs than a piece may have: then, as without a side, they have no limit.
Result<std::vector<MovementLegs>> legsOf(const Movement &movement,
                                         const Directions &directions,
                                         std::optional<int> longestSide = std::nullopt);

/// All that a type of a consistent design can do on the design's board, with zones and royal pieces
/// as conditions of legs. An imitator of the last mover also has that type's own moves.
std::vector<MovementLegs> legsOf(const PieceType &type,
                                 const Design &design,
                                 std::optional<PieceId> lastMoved = std::nullopt);

/// Whether pieces of a type can do something only while they have not moved.
bool hasFirstMove(const PieceType &type, const Design &design);

/// The types whose pieces legs mean by royal pieces: marked so, or in a royal group of any player;
/// sorted.
std::vector<PieceId> royalTypes(const Design &design);

/// Whether any leg steps in this direction.
bool uses(const PieceType &type, const Directions &directions, DirectionId direction);

/// The movement in the notation its author chose: the path or Betza text, or `legs`.
std::string movementText(const Movement &movement);

} // namespace rookery
