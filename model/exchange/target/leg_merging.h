#pragma once

#include "model/exchange/target/leg_states.h"

namespace rookery::legstates {

/// States that begin with the same step as one, wherever one leg can say both; nothing for more
/// than a piece may have legs.
std::optional<States> merged(const States &states);

/// States from which the same can happen as one.
States withoutTwins(const States &states);

} // namespace rookery::legstates
