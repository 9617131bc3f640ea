#pragma once

#include "model/base/result.h"
#include "model/design/directions.h"
#include "model/design/pieces.h"

#include <span>
#include <vector>

namespace rookery {

/// One movement as legs, whatever notation it was written in.
struct MovementLegs
{
    LegGraph legs;
    When when = When::Always;
};

Result<LegGraph> legsOf(const Movement &movement, const Directions &directions);

/// All movements of a type that a consistent design holds.
std::vector<MovementLegs> legsOf(const PieceType &type, const Directions &directions);

/// The vectors and the ways round that legs use without a declared direction, each once.
std::vector<Step> undeclaredSteps(std::span<const MovementLegs> movements);

/// Whether any leg steps in this direction.
bool uses(const PieceType &type, const Directions &directions, DirectionId direction);

/// Empty if the legs can be walked, else a sentence that names the leg: no first leg, a leg without
/// steps, an impossible range, a first leg that turns, a reference to no leg.
std::string legGraphFault(const LegGraph &graph, const Directions &directions);

/// The movement in the notation its author chose: the path text, or `legs`.
std::string movementText(const Movement &movement);

} // namespace rookery
