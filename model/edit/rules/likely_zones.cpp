#include "model/edit/rules/likely_zones.h"

#include "model/base/text.h"
#include "model/edit/board/zone_edits.h"
#include "model/edit/rules/army_guesses.h"

#include <algorithm>
#include <iterator>
#include <string_view>
#include <utility>

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

struct Side
{
    std::string zone;
    std::vector<SiteId> cells;
};

/// What people call the side that lies in two neighbouring directions.
std::string sideBetween(const std::string &first, const std::string &second)
{
    const auto bothHave = [&](char letter) {
        return first.find(letter) != std::string::npos && second.find(letter) != std::string::npos;
    };
    for (const auto &[letter, side] :
         {std::pair('w', "left"), std::pair('e', "right"), std::pair('n', "top")}) {
        if (bothHave(letter))
            return side;
    }
    return "bottom";
}

/// A side of hexagons lies in two directions, from each of its cells; a corner of a triangle lies
/// in two others as well, and is no side.
std::vector<Side> sidesOfTriangle(const Design &design)
{
    const Directions standard = standardDirections(design.board->lattice);
    const auto groups = latticeGroups(standard, design.board->lattice);
    const auto &around = groups.front().members; // over an edge, in compass order
    std::vector<Side> sides;
    for (std::size_t i = 0; i < around.size(); ++i) {
        const std::string &first = standard[around[i]].name;
        const std::string &second = standard[around[(i + 1) % around.size()]].name;
        const auto one = edgeTowards(design, first.c_str());
        const auto other = edgeTowards(design, second.c_str());
        Side side{sideBetween(first, second), {}};
        std::set_intersection(
            one.begin(), one.end(), other.begin(), other.end(), std::back_inserter(side.cells));
        if (side.cells.size() > 1)
            sides.push_back(std::move(side));
    }
    return sides;
}

std::vector<Side> sidesOf(const Design &design)
{
    if (design.board->outline == Outline::Triangle)
        return design.board->lattice == Lattice::Triangle ? std::vector<Side>()
                                                          : sidesOfTriangle(design);
    // Hexagons have no n and s, or no e and w; there the slanting step leads to the same edge.
    const auto edge = [&](const char *straight, const char *slanting) {
        const bool isThere = design.directions->find(std::string_view(straight)).has_value();
        return edgeTowards(design, isThere ? straight : slanting);
    };
    return {{"top", edge("n", "ne")},
            {"bottom", edge("s", "sw")},
            {"left", edge("w", "nw")},
            {"right", edge("e", "se")}};
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
    std::vector<ZoneId> zones;
    for (const Side &side : sidesOf(design)) {
        const auto zone = zoneFor(design, side.zone, side.cells, ZoneSharing::Everyone);
        if (!zone)
            return {};
        zones.push_back(*zone);
    }
    return zones;
}

} // namespace rookery
