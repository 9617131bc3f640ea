#pragma once

#include "model/design/design.h"
#include "model/edit/renumbering/sites.h"

namespace rookery {

/// Drawn zones that had every cell of a rank or of a file have its new cells as well, so that a
/// whole rank stays one. `isNew` says of sites of the board as it is now whether they came with its
/// new size. Zones with a meaning follow by themselves.
void growZones(Design &design, const std::function<bool(SiteId)> &isNew);

} // namespace rookery
