#pragma once

#include "model/play/position/position.h"
#include "model/play/reach/compiled_game.h"
#include "widgets/workspace/workspace.h"

#include <optional>
#include <utility>

namespace rookery {

/// The position that a board shows and the piece whose reach is on show there: the one that is
/// pinned, pointed at, edited, about to be placed, or to move in the game that is played.
class ShownReach
{
public:
    explicit ShownReach(Workspace &workspace);

    /// What the hand is about.
    struct Hand
    {
        bool showsPointed = true; ///< the tool lets the pointed piece show its reach
        bool holdsProbeKey = false;
    };
    /// Asks anew; whether the picture may have changed. Costs the reach of one piece.
    bool refresh(const Hand &hand);

    /// In Pieces mode that of the trial with the test pieces, in Play mode the game's.
    const Position &position() const;
    bool hasTestPieces() const { return m_tested.has_value(); }
    /// The marks on show; none if no piece is pointed at.
    const Reach *reach() const { return m_hasReach ? &m_reach : nullptr; }
    /// Whether it has more marks than were found: the moves branch too often.
    bool isCut() const { return m_hasReach && m_isCut; }
    std::optional<CellId> from() const { return m_from; }
    /// The piece that is shown on a cell where it does not stand.
    const std::optional<Piece> &hoverPiece() const { return m_hoverPiece; }
    /// The piece whose reach is on show.
    std::optional<Piece> piece() const;

private:
    void placeTestPieces();
    void addGuest();
    void followGame();
    std::optional<std::pair<CellId, Piece>> pieceOnShow(const Hand &hand) const;

    Workspace &m_workspace;
    Reach m_reach;
    ReachScratch m_scratch;
    bool m_hasReach = false;
    bool m_isCut = false;
    std::optional<CellId> m_from;
    std::optional<Piece> m_hoverPiece;
    std::optional<Position> m_tested; ///< with the test pieces, if there are any
};

} // namespace rookery
