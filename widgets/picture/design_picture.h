#pragma once

#include "model/play/reach/compiled_game.h"
#include "model/play/reach/trace.h"
#include "widgets/picture/board_picture.h"

#include <memory>
#include <utility>
#include <vector>

namespace rookery {

/// The path of a piece as it is drawn.
Trail trailOf(CellId from, const Trajectory &trajectory);

/// A picture of a design without a canvas: for files that commands write, and for the manual. Shows
/// the zones and the start position until something else is asked for. The design must stay.
class DesignPicture
{
public:
    explicit DesignPicture(const Design &design);
    DesignPicture(const DesignPicture &) = delete;
    DesignPicture &operator=(const DesignPicture &) = delete;

    const std::shared_ptr<const CompiledGame> &sharedGame() const { return m_game; }
    const Board &board() const { return m_game->board(); }
    const Position &position() const { return m_position; }

    void setPosition(Position position) { m_position = std::move(position); }
    /// Zones are about the design, not about a game.
    void leaveOutZones() { m_picture.zones = nullptr; }
    /// Where a piece of this type may go from there, with what the marks mean: the piece that
    /// stands there, if it is of this type, else one of the first player's.
    void showReach(PieceId type, CellId from);
    /// The path of that piece to a cell, or what keeps it from there; false if no path leads there.
    bool showPath(CellId to);

    BoardPicture &picture() { return m_picture; }
    const BoardPicture &picture() const { return m_picture; }

private:
    std::shared_ptr<const CompiledGame> m_game;
    BoardScene m_scene;
    Position m_position;
    std::vector<ShownZone> m_zones;
    Reach m_reach;
    BoardPicture m_picture; ///< points at all of these
};

} // namespace rookery
