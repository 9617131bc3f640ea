#pragma once

#include "model/base/result.h"
#include "model/design/design.h"

#include <optional>
#include <set>
#include <span>
#include <vector>

namespace rookery {

/// One movement as legs, whatever notation it was written in.
struct MovementLegs
{
    LegGraph legs;
    When when = When::Always;
    std::optional<ZoneId> startsIn = {};
};

/// The larger number of files or ranks; nothing for a board without a rectangle.
std::optional<int> longestSide(const BoardRecipe &board);

/// What a movement says. A Betza string may say several moves, or none yet; a path and legs are
/// one. Crooked slides of a Betza string end at the `longestSide` minus one, unless that would make
/// more legs than a piece may have: then, as without a side, they have no limit.
Result<std::vector<MovementLegs>> legsOf(const Movement &movement,
                                         const Directions &directions,
                                         std::optional<int> longestSide = std::nullopt);

/// All that a type of a consistent design can do on the design's board, with zones and royal men as
/// conditions of legs. An imitator of the last mover also has that type's own moves.
std::vector<MovementLegs> legsOf(const PieceType &type,
                                 const Design &design,
                                 std::optional<PieceId> lastMoved = std::nullopt);

/// Whether pieces of a type can do something only while they have not moved.
bool hasFirstMove(const PieceType &type, const Design &design);

/// The types whose men legs mean by royal men: marked so, or in a royal group of any player;
/// sorted.
std::vector<PieceId> royalTypes(const Design &design);

/// Adds the vectors and the ways round that these legs use without a declared direction.
void collectLooseSteps(const LegGraph &graph, std::set<Step> &steps);
std::vector<Step> looseSteps(std::span<const MovementLegs> movements);

/// Whether any leg steps in this direction.
bool uses(const PieceType &type, const Directions &directions, DirectionId direction);

/// Empty if the legs can be walked, else a sentence that names the leg: no first leg, a leg without
/// steps, an impossible range, a first leg that turns, a reference to no leg, anything past a
/// limit.
std::string legGraphFault(const LegGraph &graph, const Directions &directions);

/// The same of each of these.
std::string legGraphFault(std::span<const MovementLegs> movements, const Directions &directions);

std::size_t legCount(std::span<const MovementLegs> movements);

/// Empty if all movements of a piece may have this many legs together, else a sentence.
std::string legCountFault(std::size_t count);

/// Empty if all movements of a design may use this many different vectors, else a sentence.
std::string vectorCountFault(std::size_t count);

/// The movement in the notation its author chose: the path or Betza text, or `legs`.
std::string movementText(const Movement &movement);

} // namespace rookery
