#pragma once

#include "model/base/result.h"
#include "model/design/directions.h"
#include "model/design/pieces.h"

#include <set>
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

/// Adds the vectors and the ways round that these legs use without a declared direction.
void collectLooseSteps(const LegGraph &graph, std::set<Step> &steps);
std::vector<Step> looseSteps(std::span<const MovementLegs> movements);

/// Whether any leg steps in this direction.
bool uses(const PieceType &type, const Directions &directions, DirectionId direction);

/// Empty if the legs can be walked, else a sentence that names the leg: no first leg, a leg without
/// steps, an impossible range, a first leg that turns, a reference to no leg, anything past a limit.
std::string legGraphFault(const LegGraph &graph, const Directions &directions);

/// Empty if all movements of a piece may have this many legs together, else a sentence.
std::string legCountFault(std::size_t count);

/// Empty if all movements of a design may use this many different vectors, else a sentence.
std::string vectorCountFault(std::size_t count);

/// The movement in the notation its author chose: the path text, or `legs`.
std::string movementText(const Movement &movement);

} // namespace rookery
