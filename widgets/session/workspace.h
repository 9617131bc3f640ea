#pragma once

#include "model/board/mirrors.h"
#include "model/edit/cell_clip.h"
#include "model/edit/setup_arrangement.h"
#include "widgets/canvas/overlays.h"
#include "widgets/session/session.h"

#include <QObject>
#include <QSet>

#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace rookery {

class PlaySession;

/// What the designer is working on. A mode decides which tools and panels are offered.
enum class Mode { Board, Directions, Pieces, Setup, Play, Export };

/// Which other cells a paint stroke touches along with the one under the pointer.
enum class Symmetry { None, SixthTurns, QuarterTurns, ThirdTurns, HalfTurn, LeftRight, TopBottom, Both, Players };

template<>
struct EnumNames<Mode>
{
    static constexpr EnumName<Mode> rows[] = {
        {Mode::Board, "board", "Board"},
        {Mode::Directions, "directions", "Directions"},
        {Mode::Pieces, "pieces", "Pieces"},
        {Mode::Setup, "setup", "Setup"},
        {Mode::Play, "play", "Play"},
        {Mode::Export, "export", "Export"},
    };
};

template<>
struct EnumNames<Symmetry>
{
    static constexpr EnumName<Symmetry> rows[] = {
        {Symmetry::None, "none", "No symmetry"},
        {Symmetry::SixthTurns, "sixth-turns", "Sixth turns"},
        {Symmetry::QuarterTurns, "quarter-turns", "Quarter turns"},
        {Symmetry::ThirdTurns, "third-turns", "Third turns"},
        {Symmetry::HalfTurn, "half-turn", "Half turn"},
        {Symmetry::LeftRight, "left-right", "Mirror left and right"},
        {Symmetry::TopBottom, "top-bottom", "Mirror top and bottom"},
        {Symmetry::Both, "both", "Mirror both ways"},
        {Symmetry::Players, "players", "As the players face"},
    };
};

/// A drag over the board that draws the edited piece's move, as the movement editor hears of it.
enum class LegDrag {
    Begin, ///< on the piece, or where its last leg ended
    Over,
    End,
    Cancel,
};

/// Whose side a man is on who stands on the board only to be tried out.
enum class TestSide { Friend, Foe, Wall };

/// One open design and how it is being looked at: mode, tool, what is picked and pointed at. None
/// of the latter is part of the document, so none of it is an undo step.
class Workspace final : public QObject
{
    Q_OBJECT

public:
    explicit Workspace(Design design, QObject *parent = nullptr);
    ~Workspace() override;

    Session &session() { return m_session; }
    const Session &session() const { return m_session; }
    const Design &design() const { return m_session.design(); }
    const Board &board() const { return m_session.board(); }
    /// The game that is played with the design; begins when it is first asked for.
    PlaySession &play();

    Mode mode() const { return m_mode; }
    void setMode(Mode mode);
    Mode previousMode() const { return m_previousMode; }

    /// The chosen tool of each mode, by the id in toolbox().
    QString tool() const;
    void setTool(const QString &id);

    std::optional<PieceId> piece() const { return m_piece; }
    void setPiece(std::optional<PieceId> piece);
    PlayerId player() const { return m_player; }
    void setPlayer(PlayerId player);
    std::optional<DirectionId> direction() const { return m_direction; }
    void setDirection(std::optional<DirectionId> direction);
    /// The zone that is painted, and whose cells of it: one player's own, or the common ones.
    std::optional<ZoneId> zone() const { return m_zone; }
    std::optional<PlayerId> zonePlayer() const { return m_zonePlayer; }
    void setZone(std::optional<ZoneId> zone);
    void setZonePlayer(std::optional<PlayerId> player);
    /// The number in the palette that cells are coloured with by hand.
    int cellColour() const { return m_cellColour; }
    void setCellColour(int colour);
    /// Names of zones that are not drawn.
    const std::set<std::string> &hiddenZones() const { return m_hiddenZones; }
    void setZoneShown(const std::string &name, bool shown);
    Symmetry symmetry() const { return m_symmetry; }
    void setSymmetry(Symmetry symmetry);
    /// How the other players get the men that one is given in Setup mode.
    ArmyMirror armyMirror() const { return m_armyMirror; }
    void setArmyMirror(ArmyMirror mirror);
    /// Whether trays for the hands stand beside the board although nobody has a man in hand.
    bool wantsHands() const { return m_wantsHands; }
    void setWantsHands(bool wants);

    /// The cell under the pointer or the keyboard's cursor.
    std::optional<CellId> pointedCell() const { return m_pointedCell; }
    void setPointedCell(std::optional<CellId> cell);
    /// The man whose reach stays on show. A site, so that it survives edits of the board.
    std::optional<CellId> pinnedCell() const;
    void setPinnedCell(std::optional<CellId> cell);
    /// Where Pieces mode shows the edited piece on the board; asked only while the board has cells.
    CellId stageCell() const;
    void setStageCell(CellId cell);

    /// Men who are no part of the design, seen by the player on show; Pieces mode shows what they block.
    const std::map<SiteId, TestSide> &testMen() const { return m_testMen; }
    void setTestMan(SiteId site, std::optional<TestSide> side);
    void clearTestMen();
    /// Whether an enemy follows the pointer, to see what the tried piece could capture there.
    bool showsGuest() const { return m_showsGuest; }
    void setShowsGuest(bool shows);

    /// Where the move that is being drawn ends on the board, seen from the stage.
    std::optional<CellId> drawnEnd() const { return m_drawnEnd; }
    void setDrawnEnd(std::optional<CellId> cell) { m_drawnEnd = cell; }
    void dragLeg(LegDrag phase, CellId cell) { Q_EMIT legDragged(phase, cell); }

    const std::set<SiteId> &selection() const { return m_selection; }
    std::vector<CellId> selectedCells() const;
    void setSelection(std::set<SiteId> selection);

    bool isFlipped() const { return m_isFlipped; }
    void setFlipped(bool flipped);
    bool showsGhosts() const { return m_showsGhosts; }
    void setShowsGhosts(bool shows);
    /// Until it is said otherwise, where men are placed and played and the board's edge names no
    /// cell.
    bool showsCellNames() const;
    void setShowsCellNames(bool shows);

    /// The sites that a stroke over `site` touches under the chosen symmetry.
    std::vector<SiteId> symmetricSites(SiteId site) const;
    /// How the chosen symmetry holds the board, the present way left out.
    std::vector<Orientation> symmetryImages() const { return imagesUnder(m_symmetry); }
    /// Those that a board of this shape can have, in the order of the key that goes through them: the
    /// richest first, so that one press is mostly enough.
    std::vector<Symmetry> symmetries() const;

    /// What an audit says about the cells; forgotten when the board or the pieces change.
    const std::vector<CellNote> &notes() const { return m_notes; }
    void setNotes(std::vector<CellNote> notes);
    /// A template under the board; none without an image.
    const Tracing &tracing() const { return m_tracing; }
    void setTracing(Tracing tracing);

    /// What was copied last, to be pasted.
    const CellClip &clip() const { return m_clip; }
    void setClip(CellClip clip) { m_clip = std::move(clip); }

Q_SIGNALS:
    void modeChanged(rookery::Mode mode);
    void toolChanged();
    /// Piece, player, direction, zone, symmetry or selection.
    void choiceChanged();
    void pointedCellChanged();
    void pinnedCellChanged();
    void viewChanged();
    void notesChanged();
    void testMenChanged();
    void legDragged(rookery::LegDrag phase, rookery::CellId cell);
    /// A sentence for the status area.
    void said(const QString &sentence);
    /// A piece was made under a name that is to be changed.
    void pieceMade();
    /// This known piece is looked for; without a name all of them.
    void libraryWanted(const QString &name);

private:
    void dropWhatIsGone();
    std::vector<Orientation> imagesUnder(Symmetry symmetry) const;
    void announceChoice();

    Session m_session;
    std::unique_ptr<PlaySession> m_play;
    Mode m_mode = Mode::Board;
    Mode m_previousMode = Mode::Setup;
    std::vector<QString> m_tools; ///< by mode; each begins with the one most used
    std::optional<PieceId> m_piece;
    PlayerId m_player;
    std::optional<DirectionId> m_direction;
    std::optional<ZoneId> m_zone;
    std::optional<PlayerId> m_zonePlayer;
    std::set<std::string> m_hiddenZones;
    bool m_choiceIsOld = false; ///< and nobody has been told yet
    Symmetry m_symmetry = Symmetry::None;
    ArmyMirror m_armyMirror = ArmyMirror::None;
    bool m_wantsHands = false;
    CellClip m_clip;
    std::vector<CellNote> m_notes;
    Tracing m_tracing;
    std::optional<CellId> m_pointedCell;
    std::optional<SiteId> m_pinnedSite;
    std::optional<SiteId> m_stage;
    std::map<SiteId, TestSide> m_testMen;
    bool m_showsGuest = false;
    int m_cellColour = 1;
    std::optional<CellId> m_drawnEnd;
    std::set<SiteId> m_selection;
    bool m_isFlipped = false;
    bool m_showsGhosts = true;
    std::optional<bool> m_showsCellNames;
};

} // namespace rookery
