#pragma once

#include "widgets/canvas/move_probe.h"
#include "widgets/canvas/piece_motion.h"
#include "widgets/canvas/scene_widget.h"
#include "widgets/canvas/shown_reach.h"
#include "widgets/canvas/zones_on_show.h"
#include "widgets/picture/marks_on_board.h"
#include "widgets/tools/tool.h"
#include "widgets/workspace/workspace.h"

#include <QTimer>

#include <memory>
#include <optional>

namespace rookery {

/// The board as a thing to look at and to work on. It finds the cell under the pointer, shows the
/// reach of the piece that is pointed at, and hands everything else to the tool.
class BoardCanvas final : public SceneWidget
{
    Q_OBJECT

public:
    explicit BoardCanvas(Workspace &workspace, QWidget *parent = nullptr);
    ~BoardCanvas() override;

    Workspace &workspace() const { return m_workspace; }

    /// The middle of a cell in widget pixels, for tests and for accessibility.
    QPoint cellPixel(CellId cell) const;
    QRect cellRect(CellId cell) const;
    std::optional<CellId> cellAt(QPointF pixel) const
    {
        return m_scene->cellAt(m_view.unmap(pixel));
    }

    /// What is on show right now, as the clipboard and `render` would paint it.
    BoardPicture picture() const override;
    /// The marks on show; none if no piece is pointed at.
    const Reach *shownReach() const { return m_shown.reach(); }
    /// Whether not all marks of the reach were found.
    bool isReachCut() const { return m_shown.isCut(); }
    std::optional<CellId> reachFrom() const { return m_shown.from(); }
    /// The marks in view, as they are painted; their places are the scene's.
    std::vector<BoardMark> marksInView() const;
    /// The position that is looked at: in Pieces mode with the test pieces, in Play mode the
    /// game's.
    const Position &shownPosition() const { return m_shown.position(); }
    const std::vector<ShownZone> &zones() const { return m_zones.list(); }
    /// The path or the reason while the probe key is held.
    QString probeText() const { return m_probe.text(); }
    QString toolHint() const;
    /// How the pieces of a game get to where they go; it only changes what is painted.
    PieceMotion &motion() { return m_motion; }

    std::optional<CellId> cursorCell() const { return m_cursor; }
    void setCursorCell(std::optional<CellId> cell);
    /// Whether the tool had a use for the key.
    bool giveToTool(QKeyCombination key);
    /// Adds every cell of the colours that the selected cells have, or the pointed one.
    void selectAlike();
    /// What Del does without a selection.
    void eraseAtCursor();

    int placeCount() const override { return static_cast<int>(m_scene->size()); }
    QString placeText(int place) const override;
    QRect placeRect(int place) const override { return cellRect(CellId(place)); }
    int placeAt(QPoint pixel) const override;
    int cursorPlace() const override;
    bool placesAreSelectable() const override { return true; }

    QSize sizeHint() const override { return {720, 640}; }
    QSize minimumSizeHint() const override { return {120, 96}; }

Q_SIGNALS:
    void cursorMoved();
    /// The tool or the modifiers changed what the status bar should say.
    void hintChanged();
    void contextMenuWanted(const QPoint &globalPosition);

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void keyReleaseEvent(QKeyEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    bool event(QEvent *event) override;
    QRectF fittedArea() const override;

private:
    friend const KeyTable<BoardCanvas> &boardKeys();

    CanvasEvent canvasEvent(QPointF pixel, Qt::KeyboardModifiers modifiers) const;
    void designChanged(Sections changed);
    void rebuildScene();
    void redrawChanged();
    void toolChanged();
    void showCursor();
    void refreshZones();
    void refreshReach();
    void describe(CellId cell);
    void refreshProbe() { m_probe.refresh(m_shown); }
    void dismissProbe() { m_probe.dismiss(m_shown); }
    void holdButton();
    /// The view with the tool's shift, while a gesture runs.
    View shownView() const;
    void moveCursor(const Vector &towards, Qt::KeyboardModifiers modifiers);
    std::optional<CellId> neighbour(CellId cell, const Vector &towards) const;
    bool handleKey(QKeyEvent *event);
    void actAtCursor();
    void holdToPan(const QKeyEvent &event);
    void probeByKey(const QKeyEvent &event);
    void cancelOrDeselect();

    Workspace &m_workspace;
    Shared<BoardRecipe> m_drawn; ///< that the scene was made from
    ZonesOnShow m_zones;
    std::unique_ptr<Tool> m_tool;

    ShownReach m_shown;
    MoveProbe m_probe;
    PieceMotion m_motion;

    std::optional<CellId> m_cursor;
    QTimer m_holds;

    int m_panKey = 0;         ///< that is held to move the board; 0 if none is
    bool m_hasPanned = false; ///< while it was
    bool m_isPanning = false;
    bool m_isDragging = false;
    CanvasEvent m_lastEvent;
    QPointF m_lastPixel;
};

} // namespace rookery
