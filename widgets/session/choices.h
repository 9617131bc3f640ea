#pragma once

#include "model/edit/board/cell_clip.h"
#include "model/edit/setup/setup_arrangement.h"
#include "widgets/session/mode.h"
#include "widgets/session/session.h"
#include "widgets/session/symmetry.h"

#include <QObject>

#include <map>
#include <optional>
#include <set>
#include <vector>

namespace rookery {

/// What is chosen to work with and to work on: mode, tool, piece, player, direction, zone, cells.
/// None of it is part of the document, so none of it is an undo step; what is chosen stays chosen
/// where an edit, an undo or a redo gives it another number, and where it is gone what stands in
/// its place is.
class Choices final : public QObject
{
    Q_OBJECT

public:
    explicit Choices(Session &session, QObject *parent = nullptr);

    Mode mode() const { return m_mode; }
    /// Cancels a running gesture, like setTool().
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
    /// How the other players get the pieces that one is given in Setup mode.
    ArmyMirror armyMirror() const { return m_armyMirror; }
    void setArmyMirror(ArmyMirror mirror);

    const std::set<SiteId> &selection() const { return m_selection; }
    std::vector<CellId> selectedCells() const;
    void setSelection(std::set<SiteId> selection);

    Symmetry symmetry() const { return m_symmetry; }
    void setSymmetry(Symmetry symmetry);
    /// The sites that a stroke over `site` touches under the chosen symmetry.
    std::vector<SiteId> symmetricSites(SiteId site) const;
    /// How the chosen symmetry holds the board, the present orientation left out.
    std::vector<Orientation> symmetryImages() const;
    /// Those to choose from, richest first.
    std::vector<Symmetry> symmetries() const;

    /// What was copied last, to be pasted.
    const CellClip &clip() const { return m_clip; }
    void setClip(CellClip clip) { m_clip = std::move(clip); }

Q_SIGNALS:
    void modeChanged(rookery::Mode mode);
    void toolChanged();
    /// Anything else but the clip. After an edit it follows Session::designSettled().
    void changed();

private:
    void followEdit();
    void announce();

    Session &m_session;
    Design m_seen;        ///< that the choices are numbered by
    bool m_isOld = false; ///< a choice has another number and no one has been told yet
    Mode m_mode = Mode::Board;
    Mode m_previousMode = Mode::Setup;
    std::map<Mode, QString> m_tools; ///< each mode begins with the one most used
    std::optional<PieceId> m_piece;
    PlayerId m_player;
    std::optional<DirectionId> m_direction;
    std::optional<ZoneId> m_zone;
    std::optional<PlayerId> m_zonePlayer;
    int m_cellColour = 1;
    ArmyMirror m_armyMirror = ArmyMirror::None; ///< of two players without pieces: Mirror
    Symmetry m_symmetry = Symmetry::None;
    std::set<SiteId> m_selection;
    CellClip m_clip;
};

} // namespace rookery
