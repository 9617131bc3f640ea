#include "widgets/canvas/board_canvas.h"
#include "widgets/canvas/board_keys.h"
#include "widgets/canvas/board_words.h"
#include "widgets/canvas/chosen_tool.h"
#include "widgets/canvas/cursor_steps.h"

#include <QKeyEvent>

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

/// It belongs to what comes next.
bool isModifier(int key)
{
    return key >= Qt::Key_Shift && key <= Qt::Key_ScrollLock;
}

} // namespace

void BoardCanvas::keyPressEvent(QKeyEvent *event)
{
    if (!boardKeys().isFor("path", *event) && !isModifier(event->key()))
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
    if (giveToTool(event->keyCombination()) || boardKeys().press(*this, *event))
        return true;
    const auto step = cursorStep(*event);
    if (step)
        moveCursor(*step, event->modifiers());
    return step.has_value();
}

void BoardCanvas::actAtCursor()
{
    if (m_cursor && m_tool)
        m_tool->act(*m_cursor);
}

void BoardCanvas::holdToPan(const QKeyEvent &event)
{
    if (event.isAutoRepeat())
        return;
    m_panKey = event.key();
    m_hasPanned = false;
    setCursor(Qt::OpenHandCursor);
}

void BoardCanvas::probeByKey(const QKeyEvent &event)
{
    ViewState &view = m_workspace.view();
    m_probe.pressKey(event, view.pointedCell());
    if (!event.isAutoRepeat() && !view.pinnedCell() && m_shown.from() && !m_shown.hoverPiece())
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
    m_probe.releaseKey(*event, m_shown);
    if (m_panKey != 0 && event->key() == m_panKey) {
        m_panKey = 0;
        showCursor();
        if (!m_hasPanned)
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
