#pragma once

#include "model/board/zone_map.h"
#include "model/play/position/position.h"

#include <optional>

namespace rookery {

/// The piece that is asked about: it need not stand in the position, and it is never in its own
/// way.
struct Mover
{
    CellId from;
    PlayerId player;
    Orientation facing;
    bool moved = false;
    bool onStartCell = false;        ///< the setup puts such a piece of this player on `from`
    const ZoneMap *zones = nullptr;  ///< none: every zone is empty
    std::optional<ZoneId> home = {}; ///< no move of it ends elsewhere; none: the whole board

    /// What the piece finds on a cell; its own counts as empty.
    Occupant finds(const Position &position, CellId cell) const
    {
        return cell == from ? Occupant::Empty : position.seenBy(player, cell);
    }
};

/// A piece that stands on a cell, or would.
Mover moverOf(CellId from,
              const Piece &piece,
              const Board &board,
              const ZoneMap &zones,
              const Pieces &pieces,
              const Rules &rules,
              const Setup &setup);

} // namespace rookery
