#pragma once

#include "model/base/geometry.h"
#include "model/design/board_recipe.h"
#include "model/design/directions.h"

#include <map>
#include <optional>
#include <utility>

namespace rookery {

/// Where positions that are not on a grid are drawn.
using ZrfPlaces = std::map<SiteId, Point>;
/// Where links lead; nowhere for those taken away.
using ZrfLinks = std::map<std::pair<SiteId, DirectionId>, std::optional<SiteId>>;

/// Gives directions without a vector the one, in cells, along which most of their links lead on the
/// drawing: their place on the compass. No two get the same.
void estimateVectors(const ZrfLinks &links, const ZrfPlaces &places, Directions &directions);

} // namespace rookery
