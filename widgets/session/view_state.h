#pragma once

#include "widgets/picture/overlays.h"
#include "widgets/session/choices.h"

#include <QObject>

#include <functional>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace rookery {

/// How the board is looked at: which side is down, what is drawn besides the pieces, and the cells
/// that are pointed at and kept on show. None of it is part of the document.
class ViewState final : public QObject
{
    Q_OBJECT

public:
    ViewState(Session &session, const Choices &choices, QObject *parent = nullptr);

    bool isFlipped() const { return m_isFlipped; }
    void setFlipped(bool flipped);
    bool showsGhosts() const { return m_showsGhosts; }
    void setShowsGhosts(bool shows);
    /// Whether a board with joined edges is repeated as a whole beyond each of them.
    bool isUnrolled() const { return m_isUnrolled; }
    void setUnrolled(bool unrolled);
    /// Until it is said otherwise, where pieces are placed and played and the board's edge names no
    /// cell.
    bool showsCellNames() const;
    void setShowsCellNames(bool shows);
    /// Until it is said otherwise, in Board mode.
    bool showsZones() const;
    void setShowsZones(bool shows);
    /// Names of zones that are not drawn.
    const std::set<std::string> &hiddenZones() const { return m_hiddenZones; }
    void setZoneShown(const std::string &name, bool shown);
    /// Whether trays for the hands stand beside the board although no hand holds a piece.
    bool wantsHands() const { return m_wantsHands; }
    void setWantsHands(bool wants);
    /// A template under the board; none without an image.
    const Tracing &tracing() const { return m_tracing; }
    void setTracing(Tracing tracing);

    /// The cell under the pointer or the keyboard's cursor.
    std::optional<CellId> pointedCell() const;
    void setPointedCell(std::optional<CellId> cell);
    /// The cell whose piece keeps its reach on show. A site, so that it survives edits of the
    /// board.
    std::optional<CellId> pinnedCell() const;
    void setPinnedCell(std::optional<CellId> cell);

    /// A field wants a cell: until it is withdrawn, a click on the board answers it and does
    /// nothing else.
    void askForCell(std::function<void(CellId)> answer);
    bool asksForCell() const { return m_cellAnswer != nullptr; }
    void answerWithCell(CellId cell);

    /// What an audit says about the cells; forgotten when the board or the pieces change.
    const std::vector<CellNote> &notes() const { return m_notes; }
    void setNotes(std::vector<CellNote> notes);
    /// Moves that are worth a look; forgotten when the design changes.
    const std::vector<MoveArrow> &arrows() const { return m_arrows; }
    void setArrows(std::vector<MoveArrow> arrows);

Q_SIGNALS:
    /// Anything that has no signal of its own.
    void changed();
    void pointedCellChanged();
    void pinnedCellChanged();
    /// Whether a cell is asked for.
    void cellAsked();
    /// The notes, or the arrows.
    void notesChanged();

private:
    void followEdit(Sections sections);

    Session &m_session;
    const Choices &m_choices;
    std::vector<Zone> m_zones; ///< as they were last seen
    bool m_isFlipped = false;
    bool m_showsGhosts = true;
    bool m_isUnrolled = false;
    std::optional<bool> m_showsCellNames;
    std::optional<bool> m_showsZones;
    std::set<std::string> m_hiddenZones;
    bool m_wantsHands = false;
    Tracing m_tracing;
    std::optional<SiteId> m_pointedSite;
    std::optional<SiteId> m_pinnedSite;
    std::function<void(CellId)> m_cellAnswer;
    std::vector<CellNote> m_notes;
    std::vector<MoveArrow> m_arrows;
};

} // namespace rookery
