#include "widgets/panels/compass_rose.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace rookery {

CompassRose::CompassRose(QWidget *parent)
    : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setObjectName(QStringLiteral("compassRose"));
    setAccessibleName(tr("Compass"));
    setToolTip(tr("Click a direction to see and draw its links"));
    setStatusTip(toolTip());
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void CompassRose::show(const Directions &directions, std::optional<DirectionId> chosenDirection)
{
    m_directions = directions;
    m_chosen = chosenDirection;
    setAccessibleDescription(m_chosen ? tr("Chosen direction: %1").arg(QString::fromStdString(m_directions[*m_chosen].name))
                                      : tr("No direction is chosen"));
    update();
}

double CompassRose::unit() const
{
    int longest = 1;
    for (const Direction &direction : m_directions.list) {
        if (direction.vector)
            longest = std::max({longest, std::abs(direction.vector->x()), std::abs(direction.vector->y())});
    }
    const double room = std::min(width(), height()) / 2.0 - 20;
    return room / std::min(longest, 6);
}

QPointF CompassRose::spoke(DirectionId direction) const
{
    const auto &vector = m_directions[direction].vector;
    const QPointF centre(width() / 2.0, height() / 2.0);
    if (!vector)
        return centre;
    const double most = 6.0 / std::max({6, std::abs(vector->x()), std::abs(vector->y())});
    return centre + QPointF(vector->x(), -vector->y()) * (most * unit());
}

void CompassRose::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QPointF centre(width() / 2.0, height() / 2.0);
    const QColor text = palette().color(QPalette::WindowText);
    QColor faint = text;
    faint.setAlphaF(0.25F);
    QFont font = painter.font();
    font.setPixelSize(12);
    for (std::size_t i = 0; i < m_directions.list.size(); ++i) {
        const DirectionId id(i);
        if (!m_directions[id].vector)
            continue;
        const bool isChosen = m_chosen == id;
        const QPointF end = spoke(id);
        const QPointF way = end - centre;
        const double length = std::hypot(way.x(), way.y());
        const QPointF unitWay = way / std::max(1.0, length);
        painter.setPen(QPen(isChosen ? palette().color(QPalette::Highlight) : faint, isChosen ? 3 : 1.2));
        painter.drawLine(centre + unitWay * 8, end - unitWay * 14);
    }
    painter.setPen(Qt::NoPen);
    painter.setBrush(text);
    painter.drawEllipse(centre, 4, 4);
    for (std::size_t i = 0; i < m_directions.list.size(); ++i) {
        const DirectionId id(i);
        if (!m_directions[id].vector)
            continue;
        const bool isChosen = m_chosen == id;
        font.setBold(isChosen);
        painter.setFont(font);
        const QString name = QString::fromStdString(m_directions[id].name);
        QRectF area = painter.fontMetrics().boundingRect(name).adjusted(-6, -3, 6, 3);
        area.moveCenter(spoke(id));
        if (isChosen) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(palette().color(QPalette::Highlight));
            painter.drawRoundedRect(area, 6, 6);
        }
        painter.setPen(isChosen ? palette().color(QPalette::HighlightedText) : text);
        painter.drawText(area, Qt::AlignCenter, name);
    }
    if (hasFocus()) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(palette().color(QPalette::Highlight), 1, Qt::DotLine));
        painter.drawRect(rect().adjusted(1, 1, -2, -2));
    }
}

std::optional<DirectionId> CompassRose::spokeAt(QPointF pixel) const
{
    std::optional<DirectionId> best;
    double bestDistance = 22;
    for (std::size_t i = 0; i < m_directions.list.size(); ++i) {
        const DirectionId id(i);
        if (!m_directions[id].vector)
            continue;
        const QPointF apart = spoke(id) - pixel;
        const double distance = std::hypot(apart.x(), apart.y());
        if (distance < bestDistance) {
            bestDistance = distance;
            best = id;
        }
    }
    return best;
}

void CompassRose::mousePressEvent(QMouseEvent *event)
{
    if (const auto direction = spokeAt(event->position()))
        Q_EMIT chosen(*direction);
}

std::vector<DirectionId> CompassRose::aroundTheClock() const
{
    std::vector<DirectionId> order;
    for (std::size_t i = 0; i < m_directions.list.size(); ++i) {
        if (m_directions.list[i].vector)
            order.emplace_back(i);
    }
    const auto angle = [&](DirectionId id) {
        const Vector &vector = *m_directions[id].vector;
        const double clockwise = std::atan2(vector.x(), vector.y());
        return clockwise < 0 ? clockwise + 6.2831853 : clockwise;
    };
    std::stable_sort(order.begin(), order.end(), [&](DirectionId a, DirectionId b) { return angle(a) < angle(b); });
    return order;
}

void CompassRose::keyPressEvent(QKeyEvent *event)
{
    const bool forward = event->key() == Qt::Key_Right || event->key() == Qt::Key_Down;
    const bool back = event->key() == Qt::Key_Left || event->key() == Qt::Key_Up;
    const auto order = aroundTheClock();
    if ((!forward && !back) || order.empty())
        return QWidget::keyPressEvent(event);
    const auto at = m_chosen ? std::find(order.begin(), order.end(), *m_chosen) : order.end();
    if (at == order.end())
        return Q_EMIT chosen(order.front());
    const std::size_t index = static_cast<std::size_t>(at - order.begin());
    Q_EMIT chosen(order[(index + (forward ? 1 : order.size() - 1)) % order.size()]);
}

bool CompassRose::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip) {
        auto *help = static_cast<QHelpEvent *>(event);
        if (const auto direction = spokeAt(help->pos())) {
            const Direction &found = m_directions[*direction];
            QToolTip::showText(help->globalPos(),
                               tr("%1: %2 right, %3 up").arg(QString::fromStdString(found.name)).arg(found.vector->x()).arg(found.vector->y()),
                               this);
            return true;
        }
    }
    return QWidget::event(event);
}

} // namespace rookery
