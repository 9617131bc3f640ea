#pragma once

#include "widgets/session/session.h"

#include <QObject>

#include <map>
#include <optional>

namespace rookery {

/// A drag over the board that draws the edited piece's move, as the movement editor hears of it.
enum class LegDrag {
    Begin, ///< on the piece, or where its last leg ended
    Over,
    End,
    Cancel,
};

/// What stands on the board only to be tried out.
enum class TestSide {
    Friend, ///< of the edited type, as an enemy is
    Enemy,
    Wall,
    Unowned, ///< a piece of no player
    Royal,   ///< an enemy king
    Other,   ///< an enemy of another type, not royal
};

/// The type of such a piece while another is edited; nothing for a wall, and where the design has
/// no such type.
std::optional<PieceId> testType(TestSide side, PieceId edited, const Pieces &pieces);

/// How Pieces mode tries the edited piece out on the board: where it stands, what stands about, and
/// the move that is drawn from there. None of it is part of the document.
class PieceTrial final : public QObject
{
    Q_OBJECT

public:
    explicit PieceTrial(Session &session, QObject *parent = nullptr);

    /// What stands on the board besides: the setup, or the game that the edited piece was taken
    /// from.
    const Position &position() const { return m_game ? *m_game : m_session.position(); }
    /// Shows this position of the open design until leaveGame(), or until board, players or the
    /// list of types are others.
    void showGame(const Position &position);
    void leaveGame();

    /// Where the edited piece is shown, in the middle unless it was put elsewhere; asked only while
    /// the board has cells.
    CellId stageCell() const;
    void setStageCell(CellId cell);

    /// Pieces that are no part of the design, seen by the player on show; Pieces mode shows what
    /// they block.
    const std::map<SiteId, TestSide> &testPieces() const { return m_testPieces; }
    void setTestPiece(SiteId site, std::optional<TestSide> side);
    void clearTestPieces();
    /// Whether an enemy follows the pointer, to see what the tried piece could capture there.
    bool showsGuest() const { return m_showsGuest; }
    void setShowsGuest(bool shows);

    /// Where the move that is being drawn ends on the board, seen from the stage.
    std::optional<CellId> drawnEnd() const { return m_drawnEnd; }
    void setDrawnEnd(std::optional<CellId> cell);
    void dragLeg(LegDrag phase, CellId cell) { Q_EMIT legDragged(phase, cell); }

Q_SIGNALS:
    /// What stands on the board, where the piece stands or the drawn move ends: the board shows the
    /// reach from there.
    void stageChanged();
    void testPiecesChanged();
    void legDragged(rookery::LegDrag phase, rookery::CellId cell);

private:
    void followEdit();

    Session &m_session;
    std::optional<Position> m_game;
    Design m_gameOf; ///< the design when that was shown
    std::optional<SiteId> m_stage;
    mutable std::optional<CellId> m_middle; ///< nothing until it is asked of this board
    std::map<SiteId, TestSide> m_testPieces;
    bool m_showsGuest = false;
    std::optional<CellId> m_drawnEnd;
};

} // namespace rookery
