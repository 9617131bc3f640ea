#pragma once

#include "model/board/zone_map.h"
#include "model/design/legs.h"
#include "model/play/move_outcome.h"
#include "model/play/position.h"

#include <optional>

namespace rookery {

/// The piece that is asked about: it need not stand in the position, and it is never in its own way.
struct Mover
{
    CellId from;
    PlayerId player;
    Orientation facing;
    bool moved = false;
    bool onStartCell = false; ///< the setup puts such a man of this player on `from`
    const ZoneMap *zones = nullptr; ///< none: every zone is empty
    std::optional<ZoneId> home = {}; ///< no move of it ends elsewhere; none: the whole board

    /// What the piece finds on a cell; its own counts as empty.
    Occupant finds(const Position &position, CellId cell) const
    {
        return cell == from ? Occupant::Empty : position.seenBy(player, cell);
    }
};

/// A man who stands on a cell, or would.
Mover moverOf(CellId from,
              const Man &man,
              const Board &board,
              const ZoneMap &zones,
              const Pieces &pieces,
              const Rules &rules,
              const Setup &setup);

/// Holds the conditions of legs against the board and the piece.
class LegGuard
{
public:
    explicit LegGuard(const Mover &mover)
        : m_mover(mover)
    {
    }

    bool mayBegin(const LegConditions &only, CellId start) const;
    /// Whether a leg may have this cell on its way or at its end.
    bool mayEnter(const LegConditions &only, CellId cell) const { return brokenOn(only, cell) == nullptr; }
    /// `before` is where the leg before it began.
    bool mayEnd(const LegConditions &only, CellId end, std::optional<CellId> before) const;
    /// Whether the piece's home lets a move be over on this cell. A leg may end elsewhere.
    bool mayStop(CellId cell) const { return !m_mover.home || isHome(cell); }

    /// The first condition on zones that a leg breaks by beginning, passing or ending on a cell;
    /// null if none.
    const ZoneCondition *brokenAtStart(const LegConditions &only, CellId start) const;
    const ZoneCondition *brokenOn(const LegConditions &only, CellId cell) const;
    const ZoneCondition *brokenAtEnd(const LegConditions &only, CellId end) const;

private:
    bool isInside(const ZoneCondition &condition, CellId cell) const;
    bool isHome(CellId cell) const;

    const Mover &m_mover;
};

/// Whether the end of a leg is meant for whoever stands on the cell. Nothing happens to walls.
bool concerns(const LegEnd &end, const Position &position, CellId cell, Occupant occupant);

/// Where a man on `cell` is pushed by a piece that came by `own`; nothing if that is not free.
std::optional<CellId> pushedTo(const Board &board,
                               const Position &position,
                               const Mover &mover,
                               CellId cell,
                               OrientationId orientation,
                               StepId own);

/// Whether everybody whom the move puts down, the piece included, has a cell for himself.
bool hasRoom(const MoveOutcome &outcome, const Position &position, CellId from);

} // namespace rookery
