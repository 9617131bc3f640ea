#include "widgets/canvas/board_canvas.h"

#include <QKeyEvent>

#include <algorithm>
#include <cmath>
#include <limits>

namespace rookery {

namespace {

double lengthOf(QPointF vector)
{
    return std::hypot(vector.x(), vector.y());
}

} // namespace

void BoardCanvas::keyPressEvent(QKeyEvent *event)
{
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
    std::set<int> shades;
    for (const CellId cell : models)
        shades.insert(m_scene->shade(cell));
    std::set<SiteId> alike;
    for (const CellId cell : m_workspace.board().cells()) {
        if (shades.contains(m_scene->shade(cell)))
            alike.insert(m_workspace.board().site(cell));
    }
    m_workspace.choices().setSelection(std::move(alike));
}

bool BoardCanvas::handleKey(QKeyEvent *event)
{
    if (giveToTool(event->keyCombination()) || goThroughGame(*event))
        return true;
    if (const auto step = cursorStep(*event)) {
        moveCursor(*step, event->modifiers());
        return true;
    }
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (m_cursor && m_tool)
            m_tool->act(*m_cursor);
        return m_cursor.has_value();
    case Qt::Key_Space:
        if (!event->isAutoRepeat()) {
            m_spaceHeld = true;
            m_spacePanned = false;
            setCursor(Qt::OpenHandCursor);
        }
        return true;
    case Qt::Key_Escape:
        cancelOrDeselect();
        return true;
    case Qt::Key_W:
        if (event->modifiers() != Qt::NoModifier || !m_workspace.view().pointedCell())
            return false;
        describe(*m_workspace.view().pointedCell());
        return true;
    case Qt::Key_P:
        if (event->modifiers() != Qt::NoModifier)
            return false;
        if (event->isAutoRepeat())
            m_probe.holdKey(m_workspace.view().pointedCell());
        else
            m_probe.pressKey(m_workspace.view().pointedCell());
        if (!event->isAutoRepeat() && !m_workspace.view().pinnedCell() && m_shown.from()
            && !m_shown.hoverPiece())
            m_workspace.view().setPinnedCell(m_shown.from());
        refreshProbe();
        return true;
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        zoomBy(zoomStep);
        return true;
    case Qt::Key_Minus:
        zoomBy(1 / zoomStep);
        return true;
    case Qt::Key_0:
        fit();
        return true;
    default:
        return false;
    }
}

void BoardCanvas::keyReleaseEvent(QKeyEvent *event)
{
    if (event->isAutoRepeat())
        return;
    if (event->key() == Qt::Key_P) {
        m_probe.releaseKey();
        refreshProbe();
    }
    if (event->key() == Qt::Key_Space) {
        m_spaceHeld = false;
        setCursor(m_tool ? m_tool->cursor() : QCursor(Qt::ArrowCursor));
        if (!m_spacePanned && m_cursor && m_tool)
            m_tool->act(*m_cursor);
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
    if (m_workspace.choices().mode() == Mode::Play)
        return setCursorCell(std::nullopt);
    const auto rows = toolsFor(m_workspace.choices().mode());
    const bool hasSelect = std::any_of(rows.begin(), rows.end(), [](const ToolRow &row) {
        return row.id == QLatin1String("select");
    });
    if (hasSelect && m_workspace.choices().tool() != QLatin1String("select"))
        return m_workspace.choices().setTool(QStringLiteral("select"));
    m_workspace.choices().setSelection({});
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
    if (cell) {
        ensureVisible(cellRect(*cell));
        if (m_tool)
            m_tool->pointAt(*cell);
    }
    update();
    if (cell)
        announceCursor(cursorPlace());
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
    if (modifiers & Qt::ControlModifier) {
        // To the end of the ray, or once round a loop.
        std::size_t left = m_scene->size();
        for (auto beyond = neighbour(*next, way); beyond && *beyond != start && left > 0; --left) {
            next = beyond;
            beyond = neighbour(*next, way);
        }
    }
    if (modifiers & Qt::ShiftModifier) {
        auto selection = m_workspace.choices().selection();
        selection.insert(m_workspace.board().site(start));
        selection.insert(m_workspace.board().site(*next));
        m_workspace.choices().setSelection(std::move(selection));
    }
    setCursorCell(next);
}

/// Squares and levels have a direction for each key. On hexagons, triangles and hand-drawn boards
/// the link is taken that is drawn so; between two as good, the one that keeps to the line.
std::optional<CellId> BoardCanvas::neighbour(CellId cell, const Vector &towards) const
{
    const Board &board = m_workspace.board();
    const bool isOnDrawing = towards.x() != 0 || towards.y() != 0;
    const bool hasKeys = board.coordinates(cell) && !hasThreeAxes(board.recipe().lattice);
    if (hasKeys || !isOnDrawing) {
        const auto step = board.compass().step(towards);
        const auto link = step ? board.link(cell, *step) : std::nullopt;
        return link ? std::optional(link->to) : std::nullopt;
    }
    if (const auto next = linkedNeighbour(cell, towards))
        return next;
    // Without such a link: whatever lies there on the drawing, on a lattice a neighbour.
    const double farthest = board.coordinates(cell) ? 1.3 : std::numeric_limits<double>::max();
    return drawnNeighbour(cell, towards, farthest);
}

std::optional<CellId> BoardCanvas::linkedNeighbour(CellId cell, const Vector &towards) const
{
    constexpr double straight = 0.76; // cosine of 40 degrees
    const Board &board = m_workspace.board();
    const QPointF centre = m_scene->cell(cell).centre;
    const QPointF way(towards.x(), -towards.y());
    const QPointF line = cursorLine(cell);
    std::optional<CellId> best;
    double bestPrice = std::numeric_limits<double>::max();
    for (std::size_t i = 0; i < board.directions().list.size(); ++i) {
        const auto link = board.link(cell, board.compass().step(DirectionId(i)));
        if (!link || link->to == cell)
            continue;
        const QPointF apart = m_scene->seenFrom(centre, link->to) - centre;
        const double distance = lengthOf(apart);
        const double along = QPointF::dotProduct(apart, way);
        if (distance < 0.05 || along < straight * distance)
            continue;
        const QPointF offLine = centre + apart - line;
        const double price =
            distance + 0.5 * std::abs(offLine.x() * way.y() - offLine.y() * way.x());
        if (price < bestPrice - 1e-6) {
            bestPrice = price;
            best = link->to;
        }
    }
    return best;
}

} // namespace rookery
