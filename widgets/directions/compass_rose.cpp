#include "widgets/directions/compass_rose.h"

#include "model/board/drawn_vector.h"
#include "widgets/base/focus_ring.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <cmath>
#include <tuple>

namespace rookery {

QString vectorText(const Vector &vector)
{
    std::size_t parts = 2;
    for (std::size_t i = 2; i < vector.along.size(); ++i)
        parts = vector.along[i] != 0 ? i + 1 : parts;
    QStringList numbers;
    for (std::size_t i = 0; i < parts; ++i)
        numbers << QString::number(vector.along[i]);
    return QStringLiteral("(%1)").arg(numbers.join(QStringLiteral(", ")));
}

CompassRose::CompassRose(Use use, QWidget *parent)
    : QWidget(parent)
    , m_use(use)
{
    setFocusPolicy(Qt::StrongFocus);
    setObjectName(QStringLiteral("compassRose"));
    setAccessibleName(tr("Compass"));
    setToolTip(
        use == Use::Pick
            ? tr("Click a direction to take it or to leave it out")
            : tr("Click a direction to see and draw its links; Ctrl+click takes it into the group, "
                 "drag changes its vector"));
    setStatusTip(toolTip());
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void CompassRose::show(Lattice lattice,
                       const Directions &directions,
                       std::optional<DirectionId> chosenDirection,
                       const Orientation &holder)
{
    m_lattice = lattice;
    m_holder = holder;
    m_directions = directions;
    m_chosen = chosenDirection;
    setAccessibleDescription(
        m_chosen
            ? tr("Chosen direction: %1").arg(QString::fromStdString(m_directions[*m_chosen].name))
            : tr("No direction is chosen"));
    update();
}

void CompassRose::showGroup(std::vector<DirectionId> members)
{
    m_group = std::move(members);
    update();
}

QPointF CompassRose::hub(const Vector &vector) const
{
    constexpr double apart = 2.7; // between the roses of two levels
    if (hasThreeAxes(m_lattice))
        return {};
    return QPointF(vector.along[2], -vector.along[3]) * apart;
}

QPointF CompassRose::place(const Vector &vector) const
{
    constexpr double longest = 3; // cells; a longer vector is drawn as long as this
    const Vector seen = m_holder.apply(vector);
    const DrawnVector way = drawnVector(m_lattice, seen);
    const double length = std::hypot(way.x, way.y);
    const double part = length > longest ? longest / length : 1;
    return hub(seen) + QPointF(way.x, -way.y) * part;
}

QRectF CompassRose::extent() const
{
    if (m_drag)
        return m_drag->extent;
    QRectF all(-1, -1, 2, 2);
    for (const Direction &direction : m_directions.list) {
        if (direction.vector)
            all |= QRectF(place(*direction.vector) - QPointF(0.05, 0.05), QSizeF(0.1, 0.1));
    }
    // The middle stays in the middle.
    const double x = std::max(-all.left(), all.right());
    const double y = std::max(-all.top(), all.bottom());
    return {-x, -y, 2 * x, 2 * y};
}

double CompassRose::unit() const
{
    constexpr double rim = 20; // pixels for the names
    const QRectF all = extent();
    return std::max(
        6.0, std::min((width() - 2 * rim) / all.width(), (height() - 2 * rim) / all.height()));
}

QPointF CompassRose::spoke(DirectionId direction) const
{
    const auto &vector = m_directions[direction].vector;
    const QPointF centre(width() / 2.0, height() / 2.0);
    return vector ? centre + place(*vector) * unit() : centre;
}

QPointF CompassRose::centreOf(DirectionId direction) const
{
    const QPointF centre(width() / 2.0, height() / 2.0);
    const auto &vector = m_directions[direction].vector;
    return vector ? centre + hub(m_holder.apply(*vector)) * unit() : centre;
}

void CompassRose::paintSpoke(QPainter &painter, DirectionId direction) const
{
    const bool isChosen = m_chosen == direction;
    const QPointF centre = centreOf(direction);
    const QPointF end = spoke(direction);
    const QPointF way = end - centre;
    const double length = std::hypot(way.x(), way.y());
    if (length < 16)
        return;
    QColor faint = palette().color(QPalette::WindowText);
    faint.setAlphaF(0.25F);
    // Short steps are drawn through, long ones dashed.
    const DrawnVector drawn = drawnVector(m_lattice, *m_directions[direction].vector);
    const bool isLong = std::hypot(drawn.x, drawn.y) > 1.5;
    painter.setPen(QPen(isChosen ? palette().color(QPalette::Highlight) : faint,
                        isChosen ? 3 : 1.2,
                        isLong ? Qt::DashLine : Qt::SolidLine));
    painter.drawLine(centre + way / length * 5, end - way / length * std::min(12.0, length / 2));
}

void CompassRose::paintName(QPainter &painter, DirectionId direction) const
{
    const bool isChosen = m_chosen == direction;
    const bool isCrowded = unit() < 24;
    QFont font = painter.font();
    font.setPixelSize(isCrowded && !isChosen ? 9 : 12);
    font.setBold(isChosen);
    painter.setFont(font);
    const QString name = QString::fromStdString(m_directions[direction].name);
    QRectF area = painter.fontMetrics().boundingRect(name).adjusted(-5, -2, 5, 2);
    area.moveCenter(spoke(direction));
    if (isChosen) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(palette().color(QPalette::Highlight));
        painter.drawRoundedRect(area, 6, 6);
    }
    if (std::find(m_group.begin(), m_group.end(), direction) != m_group.end()) {
        painter.setPen(QPen(palette().color(QPalette::WindowText), 1.5));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(area.adjusted(-2, -2, 2, 2), 8, 8);
    }
    painter.setPen(palette().color(isChosen ? QPalette::HighlightedText : QPalette::WindowText));
    painter.drawText(area, Qt::AlignCenter, name);
}

void CompassRose::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    std::vector<DirectionId> shown;
    for (std::size_t i = 0; i < m_directions.list.size(); ++i) {
        if (m_directions.list[i].vector)
            shown.emplace_back(i);
    }
    for (const DirectionId direction : shown)
        paintSpoke(painter, direction);
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette().color(QPalette::WindowText));
    painter.drawEllipse(QPointF(width() / 2.0, height() / 2.0), 4, 4);
    for (const DirectionId direction : shown)
        paintName(painter, direction);
    // On top, where names stand close.
    if (m_chosen && m_directions[*m_chosen].vector)
        paintName(painter, *m_chosen);
    paintFocusRing(painter, *this);
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

std::vector<DirectionId> CompassRose::aroundTheClock() const
{
    std::vector<DirectionId> order;
    for (std::size_t i = 0; i < m_directions.list.size(); ++i) {
        if (m_directions.list[i].vector)
            order.emplace_back(i);
    }
    // Level by level, clockwise from the top in each.
    const auto rank = [&](DirectionId id) {
        const Vector seen = m_holder.apply(*m_directions[id].vector);
        const DrawnVector way = drawnVector(m_lattice, seen);
        const double clockwise = std::atan2(way.x, way.y);
        const QPointF level = hub(seen);
        return std::tuple(level.y(), level.x(), clockwise < 0 ? clockwise + 6.2831853 : clockwise);
    };
    std::stable_sort(order.begin(), order.end(), [&](DirectionId a, DirectionId b) {
        return rank(a) < rank(b);
    });
    return order;
}

void CompassRose::keyPressEvent(QKeyEvent *event)
{
    if (!keys().press(*this, *event))
        QWidget::keyPressEvent(event);
}

const KeyTable<CompassRose> &CompassRose::keys()
{
    using Key = QKeyCombination;
    const auto alt = [](Qt::Key key) {
        return Key(Qt::AltModifier, key);
    };
    static const KeyTable<CompassRose> table(
        "compass",
        QT_TRANSLATE_NOOP("Keys", "Compass"),
        {{"next",
          QT_TRANSLATE_NOOP("Keys", "Next direction clockwise"),
          {Qt::Key_Right, Qt::Key_Down},
          [](CompassRose &rose, const QKeyEvent &) {
              rose.chooseNext(1);
          }},
         {"previous",
          QT_TRANSLATE_NOOP("Keys", "Next direction counterclockwise"),
          {Qt::Key_Left, Qt::Key_Up},
          [](CompassRose &rose, const QKeyEvent &) {
              rose.chooseNext(-1);
          }},
         {"toggle",
          QT_TRANSLATE_NOOP("Keys", "Take the direction into the group, or out of it"),
          {Qt::Key_Space},
          [](CompassRose &rose, const QKeyEvent &) { Q_EMIT rose.toggled(*rose.m_chosen); },
          [](const CompassRose &rose, Key) {
              return rose.m_chosen.has_value();
          }},
         {"",
          QT_TRANSLATE_NOOP("Keys", "Aim the direction elsewhere"),
          {alt(Qt::Key_Left),
           alt(Qt::Key_Right),
           alt(Qt::Key_Up),
           alt(Qt::Key_Down),
           alt(Qt::Key_PageUp),
           alt(Qt::Key_PageDown)},
          [](CompassRose &rose, const QKeyEvent &event) { rose.nudge(plainKey(event).key()); },
          [](const CompassRose &rose, Key key) {
              return rose.canNudge(key.key());
          }},
         {"let-go",
          QT_TRANSLATE_NOOP("Keys", "Let go"),
          {Qt::Key_Escape},
          [](CompassRose &rose, const QKeyEvent &) {
              if (rose.endDrag())
                  Q_EMIT rose.aimCancelled();
          },
          [](const CompassRose &rose, Key) {
              return rose.m_drag.has_value();
          }}});
    return table;
}

/// The next one that is drawn, clockwise or back.
void CompassRose::chooseNext(int by)
{
    const auto order = aroundTheClock();
    if (order.empty())
        return;
    const auto at = m_chosen ? std::find(order.begin(), order.end(), *m_chosen) : order.end();
    if (at == order.end())
        return Q_EMIT chosen(order.front());
    const std::size_t index = static_cast<std::size_t>(at - order.begin());
    Q_EMIT chosen(order[(index + (by > 0 ? 1 : order.size() - 1)) % order.size()]);
}

bool CompassRose::event(QEvent *event)
{
    if (keys().keeps(*this, *event))
        return true;
    if (event->type() == QEvent::ToolTip) {
        auto *help = static_cast<QHelpEvent *>(event);
        if (const auto direction = spokeAt(help->pos())) {
            const Direction &found = m_directions[*direction];
            QToolTip::showText(
                help->globalPos(),
                tr("%1: vector %2")
                    .arg(QString::fromStdString(found.name), vectorText(*found.vector)),
                this);
            return true;
        }
    }
    return QWidget::event(event);
}

} // namespace rookery
