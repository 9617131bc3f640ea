#pragma once

#include "model/play/trace.h"
#include "widgets/canvas/board_painter.h"
#include "widgets/canvas/trail_player.h"
#include "widgets/session/workspace.h"
#include "widgets/tools/tool.h"

#include <QPixmap>
#include <QTimer>
#include <QWidget>

#include <memory>
#include <optional>
#include <utility>

class QHelpEvent;

namespace rookery {

struct MoveAnswer;

/// The board as a thing to look at and to work on. It finds the cell under the pointer, pans and
/// zooms, shows the reach of the man that is pointed at, and hands everything else to the tool.
class BoardCanvas final : public QWidget
{
    Q_OBJECT

public:
    explicit BoardCanvas(Workspace &workspace, QWidget *parent = nullptr);
    ~BoardCanvas() override;

    Workspace &workspace() { return m_workspace; }
    const BoardScene &scene() const { return *m_scene; }
    const View &view() const { return m_view; }

    /// The middle of a cell in widget pixels, for tests and for accessibility.
    QPoint cellPixel(CellId cell) const;
    QRect cellRect(CellId cell) const;
    std::optional<CellId> cellAt(QPointF pixel) const { return m_scene->cellAt(m_view.unmap(pixel)); }

    /// What is on show right now, as the clipboard and `render` would paint it.
    BoardPicture picture() const;
    /// The marks on show; none if no man is pointed at.
    const Reach *shownReach() const { return m_hasReach ? &m_reach : nullptr; }
    std::optional<CellId> reachFrom() const { return m_reachFrom; }
    /// The position that is looked at: in Pieces mode with the test men, in Play mode the game's.
    const Position &shownPosition() const;
    /// What a screen reader hears about the man on a cell: where it may go.
    QString movesSentence(CellId cell) const;
    /// About a man whose player is out of the game that is played; empty for others.
    QString deadManSentence(CellId cell) const;
    const std::vector<ShownZone> &zones() const { return m_zones; }
    /// The path or the reason while the probe key is held.
    QString probeText() const { return m_probeText; }
    QString toolHint() const { return m_tool ? m_tool->hint() : QString(); }

    std::optional<CellId> cursorCell() const { return m_cursor; }
    void setCursorCell(std::optional<CellId> cell);
    /// Whether the tool had a use for the key.
    bool giveToTool(QKeyCombination key);
    /// Adds every cell of the colours that the selected cells have, or the pointed one.
    void selectAlike();
    /// What Del does without a selection.
    void eraseAtCursor();

    void fit();
    /// Keeps the place under `anchor` where it is; without one the middle of the canvas.
    void zoomBy(double factor, std::optional<QPointF> anchor = std::nullopt);
    /// Per cent of the size at which a cell is 48 pixels wide.
    int zoomPercent() const;

    QSize sizeHint() const override { return {720, 640}; }
    QSize minimumSizeHint() const override { return {240, 200}; }

Q_SIGNALS:
    void zoomChanged();
    void cursorMoved();
    /// The tool or the modifiers changed what the status bar should say.
    void hintChanged();
    void contextMenuWanted(const QPoint &globalPosition);

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void keyReleaseEvent(QKeyEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void changeEvent(QEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    bool event(QEvent *event) override;

private:
    CanvasEvent canvasEvent(QPointF pixel, Qt::KeyboardModifiers modifiers) const;
    void designChanged(Sections changed);
    void rebuildScene();
    void redrawChanged();
    void noteChanged(const std::vector<SiteId> &sites);
    void toolChanged();
    void refreshZones();
    void refreshReach();
    void playChanged();
    bool goThroughGame(const QKeyEvent &event);
    void describe(CellId cell);
    QString toolTipOn(CellId cell) const;
    void showToolTip(const QHelpEvent &event);
    std::optional<std::pair<CellId, Man>> shownMan() const;
    void refreshProbe();
    void probePlay(const MoveAnswer &answer, const Man &man, CellId to);
    QString probeTitle(const Man &man, CellId to) const;
    void probeWays(const std::vector<Trajectory> &ways, const Man &man, CellId to);
    bool isProbing() const { return m_probeKeyHeld || m_isHeld; }
    void holdButton();
    void refreshTestMen();
    void addGuest();
    void paintTestMen(QPainter &painter, const View &view) const;
    void refreshTheme();
    void updateGround();
    void paintGround(QPainter &painter, const View &view);
    void renderGround(const View &view);
    void paintGroundWithin(const QRectF &area, const View &view);
    /// The view with the tool's shift, while a gesture runs.
    View shownView() const;
    void moveCursor(const Vector &towards, Qt::KeyboardModifiers modifiers);
    std::optional<CellId> neighbour(CellId cell, const Vector &towards) const;
    std::optional<CellId> linkedNeighbour(CellId cell, const Vector &towards) const;
    bool handleKey(QKeyEvent *event);
    void cancelOrDeselect();
    void paintEmptyBoard(QPainter &painter);
    void paintProbe(QPainter &painter);
    void ensureVisible(CellId cell);

    static constexpr double zoomStep = 1.15; ///< of the wheel and of the keys

    Workspace &m_workspace;
    std::unique_ptr<BoardScene> m_scene;
    Shared<BoardRecipe> m_drawn; ///< that the scene was made from
    std::vector<ShownZone> m_zones;
    std::optional<PlayerId> m_zonePlayer; ///< whose they are
    std::optional<ZoneId> m_chosenZone;
    std::unique_ptr<Tool> m_tool;
    View m_view;
    CanvasTheme m_theme;
    QPixmap m_ground; ///< cells, ghosts, labels
    View m_groundView; ///< that it was painted for
    bool m_groundIsOld = true;
    std::vector<QRectF> m_changedGround; ///< of the scene: what alone has to be painted anew
    double m_groundCost = 0; ///< milliseconds that it took
    QTimer m_groundSettles;
    bool m_isFitted = true; ///< until the user zooms or pans
    QRectF m_fittedArea;

    Reach m_reach;
    ReachScratch m_scratch;
    bool m_hasReach = false;
    std::optional<CellId> m_reachFrom;
    std::optional<Man> m_hoverMan;
    std::optional<Position> m_tested; ///< with the test men, if there are any

    std::optional<CellId> m_cursor;
    std::optional<QPointF> m_cursorLine; ///< where a way along one arrow key began; hexagons zigzag about it
    Vector m_cursorWay;
    bool m_probeKeyHeld = false;
    QString m_probeText;
    std::size_t m_probeWay = 0; ///< of those that lead to the probed cell
    std::optional<CellId> m_probedCell;
    TrailPlayer m_probePlayer;
    bool m_isHeld = false; ///< the button rests on a cell, which is probed
    QTimer m_holds;

    bool m_spaceHeld = false;
    bool m_spacePanned = false;
    bool m_isPanning = false;
    bool m_isDragging = false;
    CanvasEvent m_lastEvent;
    QPointF m_lastPixel;
};

} // namespace rookery
