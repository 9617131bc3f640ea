#include "model/board/zone_map.h"

#include "model/board/zone_meanings.h"

#include <algorithm>

namespace rookery {

namespace {

/// How a player sees a zone: as the board lies where it is the same for everyone.
ZoneView viewOf(const Zone &zone, PlayerId player, std::span<const Orientation> facings)
{
    if (zone.sharing == ZoneSharing::Everyone || facings.empty())
        return {};
    const Orientation &own = facings[player.index()];
    return {own, facings.front().inverse().seenThrough(own)};
}

/// What a drawn zone gives a player without a list of their own: whole, or turned.
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
    const Orientation between = viewOf(zone, player, facings).turn;
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
    if (zone.meaning) {
        auto sites = meaningSites(board, *zone.meaning, viewOf(zone, player, facings));
        return sites ? std::move(*sites) : std::vector<SiteId>();
    }
    std::vector<SiteId> cells = turned(board, zone, player, facings).cells;
    std::sort(cells.begin(), cells.end());
    return cells;
}

std::vector<SiteId>
commonSites(const Board &board, const Zone &zone, std::span<const Orientation> facings)
{
    if (!zone.meaning)
        return zone.cells;
    auto sites = meaningSites(board, *zone.meaning, viewOf(zone, PlayerId(0), facings));
    return sites ? std::move(*sites) : std::vector<SiteId>();
}

Zone drawnZone(const Board &board, const Zone &zone, std::span<const Orientation> facings)
{
    if (!zone.meaning)
        return zone;
    Zone drawn = zone;
    drawn.cells = commonSites(board, zone, facings);
    drawn.meaning.reset();
    for (const PlayerId player : IdRange<PlayerId>(facings.size())) {
        auto sites = zoneSites(board, zone, player, facings);
        if (ownCells(zone, player) || sites == zoneSites(board, drawn, player, facings))
            continue;
        const auto row = std::find_if(drawn.own.begin(), drawn.own.end(), [&](const auto &own) {
            return player < own.player;
        });
        drawn.own.insert(row, {player, std::move(sites)});
    }
    return drawn;
}

Message meaningFault(const Board &board,
                     const Zone &zone,
                     PlayerId player,
                     std::span<const Orientation> facings)
{
    if (!zone.meaning || ownCells(zone, player))
        return {};
    const auto sites = meaningSites(board, *zone.meaning, viewOf(zone, player, facings));
    return sites ? Message() : sites.error().message;
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
