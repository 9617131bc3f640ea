#include "widgets/movement/grid_overlay.h"
#include "widgets/movement/movement_grid.h"

#include <QKeyEvent>
#include <QMouseEvent>

#include <algorithm>
#include <cmath>

namespace rookery {

namespace {

/// A cell that can be asked about: any but that of the piece itself.
std::optional<CellId> askedCell(const PatternBoard &board, const Vector &at)
{
    return at == Vector{} ? std::nullopt : board.cell(at);
}

} // namespace

// Places

const CellGeometry *MovementGrid::geometryOf(const Vector &at) const
{
    return geometryAt(*m_scene, board(), at);
}

QPoint MovementGrid::cellPixel(const Vector &at) const
{
    const CellGeometry *geometry = geometryOf(at);
    return geometry ? m_view.map(geometry->centre).toPoint() : QPoint();
}

QRect MovementGrid::cellRect(const Vector &at) const
{
    const CellGeometry *geometry = geometryOf(at);
    return geometry ? m_view.map(geometry->bounds).toRect() : QRect();
}

std::optional<Vector> MovementGrid::cellAt(QPointF pixel) const
{
    const QPointF at = m_view.unmap(pixel);
    if (const auto cell = m_scene->cellAt(at))
        return board().fromCentre(*cell);
    const auto hole = m_scene->holeAt(at);
    return hole ? std::optional(board().fromCentre(*hole)) : std::nullopt;
}

// Events

void MovementGrid::mousePressEvent(QMouseEvent *event)
{
    const bool isPainting = event->button() == Qt::LeftButton || event->button() == Qt::RightButton;
    const auto at = cellAt(event->position());
    if (m_painter.heldButton() != Qt::NoButton || !isPainting || !at)
        return;
    m_cursor = *at;
    setPointed(at);
    m_sweptTo = event->position();
    m_painter.press(*at, event->button(), event->modifiers());
}

void MovementGrid::mouseMoveEvent(QMouseEvent *event)
{
    const auto at = cellAt(event->position());
    setPointed(at);
    if (at)
        m_painter.dragTo(*at);
    sweepTo(event->position());
}

void MovementGrid::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() != m_painter.heldButton())
        return;
    sweepTo(event->position());
    m_painter.release(cellAt(event->position()));
}

/// Touches every cell between the last place and this one, so that a quick sweep has no gaps.
void MovementGrid::sweepTo(QPointF pixel)
{
    if (!m_painter.isStroking())
        return;
    const QPointF way = pixel - m_sweptTo;
    const double spacing = std::max(1.0, m_view.scale / 5);
    const int samples =
        std::min(1000, static_cast<int>(std::hypot(way.x(), way.y()) / spacing) + 1);
    for (int i = 1; m_painter.isStroking() && i <= samples; ++i) {
        if (const auto at = cellAt(m_sweptTo + way * i / samples))
            m_painter.touch(*at);
    }
    m_sweptTo = pixel;
}

void MovementGrid::leaveEvent(QEvent *)
{
    if (m_painter.heldButton() == Qt::NoButton)
        setPointed(std::nullopt);
}

void MovementGrid::focusInEvent(QFocusEvent *)
{
    update();
}

void MovementGrid::focusOutEvent(QFocusEvent *)
{
    m_probe->dropKey();
    update();
}

void MovementGrid::setPointed(std::optional<Vector> at)
{
    if (at == m_pointed)
        return;
    m_pointed = at;
    m_probe->follow(board(), askedCell(board(), at.value_or(m_cursor)));
    if (m_guest == Guest::Enemy && !m_painter.isStroking())
        refresh();
    update();
    Q_EMIT pointedCellChanged();
}

/// Squares and levels have a step for each key; on hexagons and triangles the neighbour is taken
/// that is drawn that way.
void MovementGrid::moveCursor(const Vector &towards)
{
    if (!hasThreeAxes(lattice())) {
        if (board().site(m_cursor + towards))
            setCursor(m_cursor + towards);
        return;
    }
    constexpr double farthest = 1.3; // cells
    const auto here = board().cell(m_cursor);
    if (!here || (towards.x() == 0 && towards.y() == 0))
        return;
    followLine(*here, towards);
    if (const auto next = drawnNeighbour(*here, towards, farthest))
        setCursor(board().fromCentre(*next));
}

void MovementGrid::setCursor(const Vector &at)
{
    m_cursor = at;
    setPointed(at);
    update();
    announceCursor(placeNumber(at));
}

void MovementGrid::keyPressEvent(QKeyEvent *event)
{
    if (const auto step = cursorStep(*event))
        return moveCursor(*step);
    if (!keys().press(*this, *event))
        SceneWidget::keyPressEvent(event);
}

void MovementGrid::probeByKey(const QKeyEvent &event)
{
    m_probe->pressKey(event, board(), askedCell(board(), m_pointed.value_or(m_cursor)));
}

bool MovementGrid::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if (key->modifiers() == Qt::NoModifier && cursorStep(*key)) {
            event->accept();
            return true;
        }
    }
    if (keys().keeps(*this, *event))
        return true;
    if (event->type() == QEvent::KeyRelease)
        m_probe->releaseKey(*static_cast<QKeyEvent *>(event));
    // Tab goes to the next widget unless there is something to say yes to.
    if (event->type() == QEvent::KeyPress) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if (key->key() == Qt::Key_Tab && keys().press(*this, *key))
            return true;
    }
    return SceneWidget::event(event);
}

} // namespace rookery
