#pragma once

#include "model/design/design.h"

#include <optional>
#include <string>
#include <vector>

/// Zones that rules begin with: those that are there and may be meant, else new ones.
namespace rookery {

/// The zone of this name, made now if there is none, said by a meaning where one has the
/// cells; nothing where there is nothing to paint.
std::optional<ZoneId> zoneFor(Design &design,
                              const std::string &name,
                              const std::vector<SiteId> &cells,
                              ZoneSharing sharing);

/// Where promotion may be meant to happen: a zone that is called so, else the first that turns
/// with the players, else a new one at the far edge, so many rows deep.
std::optional<ZoneId> promotionZoneFor(Design &design, int rows = 1);

/// Where a race may be meant to end: a zone that is called so, else a new one at the far edge.
std::optional<ZoneId> goalFor(Design &design);

/// The edges of the board that pieces may be meant to join, as zones: of a triangle of hexagons its
/// three sides, else four, opposite ones after each other; none where an edge is missing.
std::vector<ZoneId> sidesFor(Design &design);

} // namespace rookery
