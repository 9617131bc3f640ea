#include "model/board/zone_map.h"

#include <algorithm>

namespace rookery {

namespace {

/// What a zone gives a player without a list of their own: whole, or turned.
struct Turned
{
    std::vector<SiteId> cells; ///< in the order of the zone's
    std::vector<SiteId> withoutImage;
};

Turned
turned(const Board &board, const Zone &zone, PlayerId player, std::span<const Orientation> facings)
{
    if (zone.sharing == ZoneSharing::Everyone)
        return {zone.cells, {}};
    const Orientation between = facings.front().inverse().seenThrough(facings[player.index()]);
    Turned result;
    for (const SiteId site : zone.cells) {
        const auto image = board.image(site, between);
        if (image && board.cellAt(*image))
            result.cells.push_back(*image);
        else
            result.withoutImage.push_back(site);
    }
    return result;
}

const PlayerZone *ownCells(const Zone &zone, PlayerId player)
{
    const auto found = std::find_if(zone.own.begin(), zone.own.end(), [&](const PlayerZone &own) {
        return own.player == player;
    });
    return found == zone.own.end() ? nullptr : &*found;
}

} // namespace

std::vector<SiteId> zoneSites(const Board &board,
                              const Zone &zone,
                              PlayerId player,
                              std::span<const Orientation> facings)
{
    if (const PlayerZone *own = ownCells(zone, player))
        return own->cells;
    std::vector<SiteId> cells = turned(board, zone, player, facings).cells;
    std::sort(cells.begin(), cells.end());
    return cells;
}

std::vector<SiteId> sitesWithoutImage(const Board &board,
                                      const Zone &zone,
                                      PlayerId player,
                                      std::span<const Orientation> facings)
{
    if (ownCells(zone, player))
        return {};
    return turned(board, zone, player, facings).withoutImage;
}

ZoneMap::ZoneMap(const Board &board, std::span<const Orientation> facings)
    : m_players(facings.size())
    , m_cells(board.size())
{
    const auto &zones = board.recipe().edits.zones;
    m_bits.resize(zones.size() * m_players * m_cells);
    for (const Zone &zone : zones) {
        for (const PlayerId player : IdRange<PlayerId>(m_players)) {
            const std::size_t row = (m_names.size() * m_players + player.index()) * m_cells;
            for (const SiteId site : zoneSites(board, zone, player, facings)) {
                if (const auto cell = board.cellAt(site))
                    m_bits[row + cell->index()] = true;
            }
        }
        m_names.push_back(zone.name);
    }
}

std::optional<ZoneId> ZoneMap::find(std::string_view name) const
{
    const auto found = std::find(m_names.begin(), m_names.end(), name);
    if (found == m_names.end())
        return std::nullopt;
    return ZoneId(found - m_names.begin());
}

} // namespace rookery
