#pragma once

#include "model/base/geometry.h"
#include "model/base/result.h"
#include "model/design/design.h"

#include <span>

namespace rookery {

/// Cells drawn with this outline, whose corners lie around the cell's centre; without corners the
/// lattice's outline is back.
Result<Design>
withCellsShaped(const Design &design, std::span<const SiteId> sites, const Polygon &corners);

} // namespace rookery
