#pragma once

#include "model/base/message.h"
#include "model/design/design.h"

#include <optional>
#include <set>
#include <span>
#include <string>
#include <vector>

namespace rookery {

/// One movement as legs, whatever notation it was written in.
struct MovementLegs
{
    LegGraph legs;
    When when = When::Always;
    std::optional<ZoneId> startsIn = {};
};

/// Adds the vectors and the ways round that these legs use without a declared direction.
void collectLooseSteps(const LegGraph &graph, std::set<Step> &steps);
std::vector<Step> looseSteps(std::span<const MovementLegs> movements);

/// Empty if the legs can be walked, else a sentence that names the leg: no first leg, a leg without
/// steps, an impossible range, a first leg that turns, a reference to no leg, anything past a
/// limit.
Message legGraphFault(const LegGraph &graph, const Directions &directions);

/// The same of each of these.
Message legGraphFault(std::span<const MovementLegs> movements, const Directions &directions);

std::size_t legCount(std::span<const MovementLegs> movements);

/// Empty if all movements of a piece may have this many legs together, else a sentence.
Message legCountFault(std::size_t count);

/// Empty if all movements of a design may use this many different vectors, else a sentence.
Message vectorCountFault(std::size_t count);

} // namespace rookery
