#pragma once

#include "model/design/design.h"

#include <string>

namespace rookery {

/// Whether some leg asks for more than a free way and whom it meets, or moves a piece.
bool hasConditions(const LegGraph &graph);

/// The same legs without what they ask for. What only moves pieces is left out.
LegGraph withoutConditions(LegGraph graph);

/// `only within the zone 'palace'`, `leg 1 only while unmoved, leg 2 not back to where it came
/// from`. Without a design zones and piece types have no names.
std::string describeConditions(const LegGraph &graph, const Design *design);

} // namespace rookery
