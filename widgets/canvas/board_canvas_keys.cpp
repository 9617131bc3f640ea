#include "widgets/canvas/board_canvas.h"
#include "widgets/canvas/board_words.h"
#include "widgets/canvas/chosen_tool.h"
#include "widgets/canvas/cursor_steps.h"
#include "widgets/game/play_session.h"

#include <QKeyEvent>
#include <QScopedValueRollback>

#include <initializer_list>
#include <limits>
#include <set>

namespace rookery {

namespace {

/// The sites of every cell that has the colour of one of these.
std::set<SiteId>
sitesAlike(const Board &board, const BoardScene &scene, const std::vector<CellId> &models)
{
    std::set<int> shades;
    for (const CellId cell : models)
        shades.insert(scene.shade(cell));
    std::set<SiteId> alike;
    for (const CellId cell : board.cells()) {
        if (shades.contains(scene.shade(cell)))
            alike.insert(board.site(cell));
    }
    return alike;
}

/// These cells as well as those that are selected.
void select(Workspace &workspace, std::initializer_list<CellId> cells)
{
    auto selection = workspace.choices().selection();
    for (const CellId cell : cells)
        selection.insert(workspace.board().site(cell));
    workspace.choices().setSelection(std::move(selection));
}

/// To the end of the ray that begins with this cell, or once round a loop.
template<class Next>
CellId endOfRay(CellId start, CellId first, std::size_t most, const Next &next)
{
    CellId end = first;
    for (auto beyond = next(end); beyond && *beyond != start && most > 0; --most) {
        end = *beyond;
        beyond = next(end);
    }
    return end;
}

void zoomByKey(SceneWidget &canvas, int key, double step)
{
    switch (key) {
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        return canvas.zoomBy(step);
    case Qt::Key_Minus:
        return canvas.zoomBy(1 / step);
    default:
        return canvas.fit();
    }
}

/// It belongs to what comes next.
bool isModifier(int key)
{
    return key >= Qt::Key_Shift && key <= Qt::Key_ScrollLock;
}

} // namespace

void BoardCanvas::keyPressEvent(QKeyEvent *event)
{
    if (event->key() != Qt::Key_P && !isModifier(event->key()))
        dismissProbe();
    if (!handleKey(event))
        QWidget::keyPressEvent(event);
    Q_EMIT hintChanged();
}

bool BoardCanvas::giveToTool(QKeyCombination key)
{
    if (!m_tool || !m_tool->takesKey(key))
        return false;
    m_tool->key(key);
    update();
    Q_EMIT hintChanged();
    return true;
}

void BoardCanvas::selectAlike()
{
    std::vector<CellId> models = m_workspace.choices().selectedCells();
    if (models.empty() && m_workspace.view().pointedCell())
        models = {*m_workspace.view().pointedCell()};
    m_workspace.choices().setSelection(sitesAlike(m_workspace.board(), *m_scene, models));
}

bool BoardCanvas::handleKey(QKeyEvent *event)
{
    const QScopedValueRollback key(m_key, static_cast<const QKeyEvent *>(event));
    if (giveToTool(event->keyCombination()) || keys().press(*this, *event))
        return true;
    const auto step = cursorStep(*event);
    if (step)
        moveCursor(*step, event->modifiers());
    return step.has_value();
}

/// While the arrows have no cursor to move, they go through the game.
const KeyTable<BoardCanvas> &BoardCanvas::keys()
{
    using Key = QKeyCombination;
    using Self = BoardCanvas;
    const auto hasCell = [](const Self &canvas, Key) {
        return canvas.m_workspace.view().pointedCell().has_value();
    };
    const auto showsMoves = [](const Self &canvas, Key) {
        return showsGame(canvas.m_workspace.choices().mode()) && !canvas.m_cursor;
    };
    static const KeyTable<Self> table(
        QT_TRANSLATE_NOOP("Keys", "Board"),
        {{QT_TRANSLATE_NOOP("Keys", "Zoom and fit"),
          {Qt::Key_0, Qt::Key_Plus, Qt::Key_Minus, Qt::Key_Equal},
          [](Self &canvas, Key key) {
              zoomByKey(canvas, key.key(), zoomStep);
          }},
         {QT_TRANSLATE_NOOP("Keys", "The path to the cell under the pointer"),
          {Qt::Key_P},
          [](Self &canvas, Key) {
              canvas.probeByKey();
          }},
         {QT_TRANSLATE_NOOP("Keys", "Say what the cell under the pointer is"),
          {Qt::Key_W},
          [](Self &canvas, Key) { canvas.describe(*canvas.m_workspace.view().pointedCell()); },
          hasCell},
         {QT_TRANSLATE_NOOP("Keys", "Do what a click would"),
          {Qt::Key_Return, Qt::Key_Enter},
          [](Self &canvas, Key) { canvas.actAtCursor(); },
          [](const Self &canvas, Key) {
              return canvas.m_cursor.has_value();
          }},
         {QT_TRANSLATE_NOOP("Keys", "Do what a click would, or move the board while it is held"),
          {Qt::Key_Space},
          [](Self &canvas, Key) {
              canvas.holdSpace();
          }},
         {QT_TRANSLATE_NOOP("Keys", "Let go"),
          {Qt::Key_Escape},
          [](Self &canvas, Key) {
              canvas.cancelOrDeselect();
          }},
         {QT_TRANSLATE_NOOP("Keys", "One move back"),
          {Qt::Key_Left},
          [](Self &canvas, Key) { canvas.m_workspace.play().goBack(); },
          showsMoves},
         {QT_TRANSLATE_NOOP("Keys", "One move on"),
          {Qt::Key_Right},
          [](Self &canvas, Key) { canvas.m_workspace.play().goForward(); },
          showsMoves},
         {QT_TRANSLATE_NOOP("Keys", "To the start of the game"),
          {Qt::Key_Home},
          [](Self &canvas, Key) { canvas.m_workspace.play().goToStart(); },
          showsMoves},
         {QT_TRANSLATE_NOOP("Keys", "To the end of the game"),
          {Qt::Key_End},
          [](Self &canvas, Key) { canvas.m_workspace.play().goToEnd(); },
          showsMoves}});
    return table;
}

void BoardCanvas::actAtCursor()
{
    if (m_cursor && m_tool)
        m_tool->act(*m_cursor);
}

void BoardCanvas::holdSpace()
{
    if (m_key->isAutoRepeat())
        return;
    m_spaceHeld = true;
    m_spacePanned = false;
    setCursor(Qt::OpenHandCursor);
}

void BoardCanvas::probeByKey()
{
    ViewState &view = m_workspace.view();
    m_probe.pressKey(*m_key, view.pointedCell());
    if (!m_key->isAutoRepeat() && !view.pinnedCell() && m_shown.from() && !m_shown.hoverPiece())
        view.setPinnedCell(m_shown.from());
    refreshProbe();
}

void BoardCanvas::describe(CellId cell)
{
    Q_EMIT m_workspace.said(movesSentence(*this, cell));
    announceAlert(static_cast<int>(cell.index()));
}

void BoardCanvas::keyReleaseEvent(QKeyEvent *event)
{
    if (event->isAutoRepeat())
        return;
    if (event->key() == Qt::Key_P)
        m_probe.releaseKey(*event, m_shown);
    if (event->key() == Qt::Key_Space) {
        m_spaceHeld = false;
        showCursor();
        if (!m_spacePanned)
            actAtCursor();
    }
    Q_EMIT hintChanged();
}

void BoardCanvas::cancelOrDeselect()
{
    if (m_isDragging || m_workspace.session().isPreviewing()) {
        m_isDragging = false;
        if (m_tool)
            m_tool->cancel();
        m_workspace.session().cancel();
        return update();
    }
    if (m_workspace.view().pinnedCell())
        return m_workspace.view().setPinnedCell(std::nullopt);
    if (showsGame(m_workspace.choices().mode()))
        return setCursorCell(std::nullopt);
    leaveTool(m_workspace.choices());
}

void BoardCanvas::eraseAtCursor()
{
    if (m_cursor && m_tool)
        m_tool->undoAct(*m_cursor);
}

void BoardCanvas::setCursorCell(std::optional<CellId> cell)
{
    m_cursor = cell;
    m_workspace.view().setPointedCell(cell);
    update();
    if (cell) {
        ensureVisible(cellRect(*cell));
        if (m_tool)
            m_tool->pointAt(*cell);
        announceCursor(cursorPlace());
    }
    Q_EMIT cursorMoved();
}

void BoardCanvas::moveCursor(const Vector &towards, Qt::KeyboardModifiers modifiers)
{
    if (m_scene->size() == 0)
        return;
    if (!m_cursor)
        return setCursorCell(m_workspace.view().pointedCell().value_or(CellId(0)));
    const bool isOnDrawing = towards.x() != 0 || towards.y() != 0;
    const Vector way = m_view.flipped && isOnDrawing ? -towards : towards;
    followLine(*m_cursor, way);
    const CellId start = *m_cursor;
    std::optional<CellId> next = neighbour(start, way);
    if (!next)
        return;
    if (modifiers & Qt::ControlModifier)
        next = endOfRay(
            start, *next, m_scene->size(), [&](CellId cell) { return neighbour(cell, way); });
    if (modifiers & Qt::ShiftModifier)
        select(m_workspace, {start, *next});
    setCursorCell(next);
}

/// The cell that a key of the cursor leads to, by a direction or as the board is drawn.
std::optional<CellId> BoardCanvas::neighbour(CellId cell, const Vector &towards) const
{
    const Board &board = m_workspace.board();
    if (keyIsDirection(board, cell, towards))
        return keyNeighbour(board, cell, towards);
    if (const auto next = linkedNeighbour(board, *m_scene, cell, towards, cursorLine(cell)))
        return next;
    // Without such a link: whatever lies there on the drawing, on a lattice a neighbour.
    const double farthest = board.coordinates(cell) ? 1.3 : std::numeric_limits<double>::max();
    return drawnNeighbour(cell, towards, farthest);
}

} // namespace rookery
