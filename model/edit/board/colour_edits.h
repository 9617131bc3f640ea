#pragma once

#include "model/base/result.h"
#include "model/design/design.h"

#include <optional>
#include <span>

namespace rookery {

/// Which cells are drawn alike. Colours by hand begin with the pattern that the board had.
Result<Design> withColouring(const Design &design, Colouring colouring);
/// A colour by hand, or with nothing none; `colour` is a number from 0 to limits::cellColours - 1.
Result<Design>
withCellsColoured(const Design &design, std::span<const SiteId> sites, std::optional<int> colour);

} // namespace rookery
