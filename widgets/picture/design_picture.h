#pragma once

#include "model/play/reach/compiled_game.h"
#include "model/play/reach/trace.h"
#include "widgets/picture/board_picture.h"

#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace rookery {

/// The path of a piece as it is drawn.
Trail trailOf(CellId from, const Trajectory &trajectory);

/// A picture of a design without a canvas: for files that commands write, for the manual and for
/// thumbnails. Shows the zones and the start position until something else is asked for. May be
/// made in any thread; only painting needs the window's.
class DesignPicture
{
public:
    enum class Detail {
        Whole,
        Thumbnail, ///< nothing past joined edges, no letters there, which would touch its edge, no
                   ///< legend, and no reach that takes long
    };

    explicit DesignPicture(Design design, Detail detail = Detail::Whole);
    DesignPicture(const DesignPicture &) = delete;
    DesignPicture &operator=(const DesignPicture &) = delete;

    const Design &design() const { return m_design; }
    const Board &board() const { return *m_board; }
    /// Compiled when it is first asked for.
    const std::shared_ptr<const CompiledGame> &sharedGame();
    const Position &position() const { return m_position; }

    void setPosition(Position position) { m_position = std::move(position); }
    /// Of all zones only those of these names.
    void showZones(const std::vector<std::string> &names);
    /// Where a piece of this type may go from there, with what the marks mean: the piece that
    /// stands there, if it is of this type, else one of the first player's. Where moves branch too
    /// often, not all are marked, which the picture says.
    void showReach(PieceId type, CellId from);
    /// The path of that piece to a cell, or what keeps it from there; false if no path leads there.
    bool showPath(CellId to);

    BoardPicture &picture() { return m_picture; }
    const BoardPicture &picture() const { return m_picture; }

private:
    Design m_design;
    Detail m_detail;
    std::shared_ptr<const Board> m_board;
    std::shared_ptr<const CompiledGame> m_game;
    BoardScene m_scene;
    Position m_position;
    std::vector<ShownZone> m_zones;
    Reach m_reach;
    BoardPicture m_picture; ///< points at all of these
};

} // namespace rookery
