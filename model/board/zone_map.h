#pragma once

#include "model/base/message.h"
#include "model/board/board.h"

#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace rookery {

/// The cells that one player has of a zone, in board order: the player's own list, else what the
/// zone's sharing makes of the first player's cells or of the zone's meaning. `facings` are the
/// players', in turn order. Cells that have no image on this board are left out; a meaning without
/// sense on this board has none.
std::vector<SiteId> zoneSites(const Board &board,
                              const Zone &zone,
                              PlayerId player,
                              std::span<const Orientation> facings);

/// The cells for players without a list of their own, as the first player sees them.
std::vector<SiteId>
commonSites(const Board &board, const Zone &zone, std::span<const Orientation> facings = {});

/// The same zone without a meaning: with the cells that each player has of it on this board.
Zone drawnZone(const Board &board, const Zone &zone, std::span<const Orientation> facings);

/// Why the zone's meaning has no cells for this player; empty for drawn zones.
Message meaningFault(const Board &board,
                     const Zone &zone,
                     PlayerId player,
                     std::span<const Orientation> facings);

/// The first player's cells that have no image for this player, who has no list.
std::vector<SiteId> sitesWithoutImage(const Board &board,
                                      const Zone &zone,
                                      PlayerId player,
                                      std::span<const Orientation> facings);

/// Whose zone a cell belongs to, one bit for each cell, zone and player.
class ZoneMap
{
public:
    ZoneMap() = default;
    ZoneMap(const Board &board, std::span<const Orientation> facings);

    std::size_t zoneCount() const { return m_names.size(); }
    const std::string &name(ZoneId zone) const { return m_names[zone.index()]; }
    std::optional<ZoneId> find(std::string_view name) const;

    bool isInZone(CellId cell, ZoneId zone, PlayerId player) const
    {
        return m_bits[(zone.index() * m_players + player.index()) * m_cells + cell.index()];
    }

private:
    std::vector<std::string> m_names;
    std::vector<bool> m_bits; ///< [zone][player][cell]
    std::size_t m_players = 0;
    std::size_t m_cells = 0;
};

} // namespace rookery
