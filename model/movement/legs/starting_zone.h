#pragma once

#include "model/design/legs.h"

namespace rookery {

/// The same legs, of which the first ones must begin in the zone; those that follow others too are
/// doubled.
LegGraph startingIn(LegGraph graph, ZoneId zone);

} // namespace rookery
