#include "model/board/drawn_vector.h"
#include "model/design/limits.h"
#include "widgets/directions/compass_rose.h"

#include <QApplication>
#include <QMouseEvent>

#include <cmath>

namespace rookery {

namespace {

constexpr int longestAimed = 3; // cells along each axis; longer vectors are typed

/// The step along the drawing that a key means, or nothing.
std::optional<Vector> stepOf(int key, Lattice lattice)
{
    const bool isThreefold = hasThreeAxes(lattice);
    const auto along = [&](int x, int y) {
        return Vector{x, y, isThreefold ? -x - y : 0, 0};
    };
    switch (key) {
    case Qt::Key_Right:
        return along(1, 0);
    case Qt::Key_Left:
        return along(-1, 0);
    case Qt::Key_Up:
        return along(0, 1);
    case Qt::Key_Down:
        return along(0, -1);
    case Qt::Key_PageUp:
        return isThreefold ? std::nullopt : std::optional(Vector{0, 0, 1, 0});
    case Qt::Key_PageDown:
        return isThreefold ? std::nullopt : std::optional(Vector{0, 0, -1, 0});
    default:
        return std::nullopt;
    }
}

} // namespace

void CompassRose::mousePressEvent(QMouseEvent *event)
{
    const auto direction =
        event->button() == Qt::LeftButton ? spokeAt(event->position()) : std::nullopt;
    if (!direction)
        return;
    if (m_use == Use::Pick || event->modifiers().testFlag(Qt::ControlModifier))
        return Q_EMIT toggled(*direction);
    m_drag = Drag{
        *direction, event->position(), *m_directions[*direction].vector, extent(), std::nullopt};
    Q_EMIT chosen(*direction);
}

void CompassRose::mouseMoveEvent(QMouseEvent *event)
{
    if (!m_drag)
        return;
    const QPointF way = event->position() - m_drag->start;
    if (!m_drag->now && way.manhattanLength() < QApplication::startDragDistance())
        return;
    const Vector vector = vectorAt(event->position(), m_drag->was);
    if (m_drag->now == vector)
        return;
    m_drag->now = vector;
    Q_EMIT aiming(m_drag->direction, vector);
}

void CompassRose::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton || !m_drag)
        return;
    const DirectionId direction = m_drag->direction;
    if (endDrag())
        Q_EMIT aimed(direction);
}

void CompassRose::focusOutEvent(QFocusEvent *event)
{
    if (endDrag())
        Q_EMIT aimCancelled();
    QWidget::focusOutEvent(event);
}

bool CompassRose::endDrag()
{
    const bool wasAiming = m_drag && m_drag->now;
    m_drag.reset();
    update();
    return wasAiming;
}

Vector CompassRose::vectorAt(QPointF pixel, const Vector &was) const
{
    const QPointF centre(width() / 2.0, height() / 2.0);
    Vector best = was;
    double least = 1e9;
    for (int x = -longestAimed; x <= longestAimed; ++x) {
        for (int y = -longestAimed; y <= longestAimed; ++y) {
            Vector candidate = was;
            candidate.along[0] = x;
            candidate.along[1] = y;
            if (hasThreeAxes(m_lattice))
                candidate.along[2] = -x - y;
            if (candidate == Vector{})
                continue;
            const QPointF apart = centre + place(candidate) * unit() - pixel;
            // Of vectors drawn alike, such as those longer than the rose, the shortest.
            const double distance =
                std::hypot(apart.x(), apart.y()) + 0.01 * (std::abs(x) + std::abs(y));
            if (distance < least) {
                least = distance;
                best = candidate;
            }
        }
    }
    return best;
}

bool CompassRose::canNudge(Qt::Key key) const
{
    return m_use == Use::Aim && stepOf(key, m_lattice) && m_chosen
           && m_directions[*m_chosen].vector;
}

void CompassRose::nudge(Qt::Key key)
{
    const Vector step = *stepOf(key, m_lattice);
    const Vector now = *m_directions[*m_chosen].vector;
    Vector vector = now + m_holder.inverse().apply(step);
    if (vector == Vector{}) // past the middle to the other side
        vector = vector + m_holder.inverse().apply(step);
    for (const int part : vector.along) {
        if (std::abs(part) > limits::vectorPart)
            return;
    }
    Q_EMIT aiming(*m_chosen, vector);
    Q_EMIT aimed(*m_chosen);
}

} // namespace rookery
