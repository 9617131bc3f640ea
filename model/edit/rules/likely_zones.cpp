#include "model/edit/rules/likely_zones.h"

#include "model/base/text.h"
#include "model/edit/board/zone_edits.h"
#include "model/edit/rules/army_guesses.h"

#include <algorithm>
#include <string_view>

namespace rookery {

namespace {

std::optional<ZoneId> likelyPromotionZone(const Design &design)
{
    const auto &zones = design.board->edits.zones;
    const auto isCalled = [](const Zone &zone) {
        return lowered(zone.name).find("promotion") != std::string::npos;
    };
    const auto called = std::find_if(zones.begin(), zones.end(), isCalled);
    if (called != zones.end())
        return ZoneId(called - zones.begin());
    const auto turned = std::find_if(zones.begin(), zones.end(), [](const Zone &zone) {
        return zone.sharing == ZoneSharing::Facing;
    });
    return turned != zones.end() ? std::optional(ZoneId(turned - zones.begin())) : std::nullopt;
}

} // namespace

std::optional<ZoneId> zoneFor(Design &design,
                              const std::string &name,
                              const std::vector<SiteId> &cells,
                              ZoneSharing sharing)
{
    if (const auto found = findZone(design.board->edits.zones, name))
        return found;
    if (cells.empty())
        return std::nullopt;
    auto added = withZoneAdded(design, name, cells);
    if (!added)
        return std::nullopt;
    const ZoneId zone(added->board->edits.zones.size() - 1);
    auto shared = withZoneSharing(*added, zone, sharing);
    design = shared ? std::move(*shared) : std::move(*added);
    if (auto said = withZoneSaid(design, zone))
        design = std::move(*said);
    return zone;
}

std::optional<ZoneId> promotionZoneFor(Design &design, int rows)
{
    const auto found = likelyPromotionZone(design);
    return found ? found : zoneFor(design, "promotion", farEdge(design, rows), ZoneSharing::Facing);
}

std::optional<ZoneId> goalFor(Design &design)
{
    return zoneFor(design, "goal", farEdge(design), ZoneSharing::Facing);
}

std::vector<ZoneId> sidesFor(Design &design)
{
    struct Side
    {
        const char *zone;
        std::vector<SiteId> cells;
    };
    // Hexagons have no n and s, or no e and w; there the slanting step leads to the same edge.
    const auto edge = [&](const char *straight, const char *slanting) {
        const bool isThere = design.directions->find(std::string_view(straight)).has_value();
        return edgeTowards(design, isThere ? straight : slanting);
    };
    const Side sides[] = {
        {"top", edge("n", "ne")},
        {"bottom", edge("s", "sw")},
        {"left", edge("w", "nw")},
        {"right", edge("e", "se")},
    };
    std::vector<ZoneId> zones;
    for (const Side &side : sides) {
        const auto zone = zoneFor(design, side.zone, side.cells, ZoneSharing::Everyone);
        if (!zone)
            return {};
        zones.push_back(*zone);
    }
    return zones;
}

} // namespace rookery
