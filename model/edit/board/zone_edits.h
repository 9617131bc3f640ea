#pragma once

#include "model/base/result.h"
#include "model/design/design.h"

#include <optional>
#include <span>
#include <string>

namespace rookery {

/// A new zone behind the others; the cells may come in any order. Fails for a name that is taken.
Result<Design>
withZoneAdded(const Design &design, const std::string &name, std::span<const SiteId> cells = {});

/// The same under a name that is free, drawn unlike the zones beside it.
Result<Design> withNewZone(const Design &design, std::span<const SiteId> cells = {});

/// The zone's cells are those that the meaning has, now and on any board that this one becomes;
/// cells and own cells that were drawn go. Kinds that are counted as players face are shared so.
/// Fails with a sentence where the meaning makes no sense on this board or is out of range.
Result<Design> withZoneMeaning(const Design &design, ZoneId zone, const ZoneMeaning &meaning);

/// The same for a drawn zone with the likeliest meaning that has its cells now; see saidZone().
Result<Design> withZoneSaid(const Design &design, ZoneId zone);

/// A drawn zone with the cells that the meaning gives each player now.
Result<Design> withZoneTurnedIntoCells(const Design &design, ZoneId zone);

/// Empty, or which number of the meaning is out of range or has no sense for its kind.
Message meaningRangeFault(const ZoneMeaning &meaning);

/// These cells instead of those the zone has: the common ones, or one player's own. A zone with a
/// meaning is drawn from then on, but for own cells.
Result<Design> withZoneCells(const Design &design,
                             ZoneId zone,
                             std::span<const SiteId> cells,
                             std::optional<PlayerId> player = std::nullopt);

/// Paints more cells, or takes painted ones away. Where a player has no own cells yet, painting for
/// that player begins with what the zone's sharing gives.
Result<Design> withZonePainted(const Design &design,
                               ZoneId zone,
                               std::span<const SiteId> cells,
                               std::optional<PlayerId> player = std::nullopt);
Result<Design> withZoneErased(const Design &design,
                              ZoneId zone,
                              std::span<const SiteId> cells,
                              std::optional<PlayerId> player = std::nullopt);

/// The player has again what the zone's sharing gives.
Result<Design> withoutOwnZone(const Design &design, ZoneId zone, PlayerId player);

Result<Design> withZoneRenamed(const Design &design, ZoneId zone, const std::string &name);
Result<Design> withZoneSharing(const Design &design, ZoneId zone, ZoneSharing sharing);
/// `colour` is a number from 0 to limits::zoneColours - 1.
Result<Design> withZoneDrawn(const Design &design, ZoneId zone, Hatch hatch, int colour);
Result<Design> withZoneLines(const Design &design, ZoneId zone, ZoneLines lines);
Result<Design> withZoneRemoved(const Design &design, ZoneId zone);

} // namespace rookery
