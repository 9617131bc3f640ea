#include "widgets/canvas/scene_widget.h"

#include "widgets/canvas/scene_accessible.h"
#include "widgets/picture/board_painter.h"

#include <QAccessible>
#include <QElapsedTimer>
#include <QKeyEvent>
#include <QNativeGestureEvent>
#include <QPainter>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <utility>

namespace rookery {

namespace {

constexpr double fullSize = 48; ///< pixels per cell at 100 %
constexpr double smallestScale = fullSize / 4;
constexpr double largestScale = fullSize * 8;

} // namespace

SceneWidget::SceneWidget(Zoom zoom, QWidget *parent)
    : QWidget(parent)
    , m_theme(CanvasTheme::of(palette()))
    , m_zoom(zoom)
{
    installSceneAccessibility();
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_OpaquePaintEvent);
    constexpr int rest = 120; // milliseconds
    m_groundSettles.setSingleShot(true);
    m_groundSettles.setInterval(rest);
    connect(&m_groundSettles, &QTimer::timeout, this, &SceneWidget::updateGround);
}

SceneWidget::~SceneWidget() = default;

void SceneWidget::setScene(std::unique_ptr<BoardScene> scene)
{
    m_scene = std::move(scene);
}

// How the scene lies on the widget

void SceneWidget::fit()
{
    m_isFitted = true;
    m_fittedArea = fittedArea();
    m_keptClear = m_covered;
    const QSizeF room(width(), std::max(1, height() - m_keptClear));
    m_view = View::fitting(m_fittedArea, room, devicePixelRatioF(), m_view.flipped);
    update();
    Q_EMIT zoomChanged();
}

void SceneWidget::setCovered(int pixels)
{
    m_covered = pixels;
    if (!underMouse())
        fitAnew();
}

void SceneWidget::fitAnew()
{
    if (m_isFitted && m_keptClear != m_covered)
        fit();
}

void SceneWidget::zoomBy(double factor, std::optional<QPointF> anchor)
{
    const QPointF pixel = anchor.value_or(QPointF(rect().center()));
    const QPointF fixed = m_view.unmap(pixel);
    const double ratio = devicePixelRatioF();
    const double wanted =
        std::clamp(m_view.scale * factor, std::min(smallestScale, m_view.scale), largestScale);
    double devicePixels = std::round(wanted * ratio);
    // Rounding must not swallow a small step.
    if (devicePixels == std::round(m_view.scale * ratio) && wanted != m_view.scale)
        devicePixels += wanted > m_view.scale ? 1 : -1;
    m_view.scale = std::max(1.0, devicePixels) / ratio;
    const QPointF origin = (m_view.origin + pixel - m_view.map(fixed)) * ratio;
    m_view.origin = QPointF(std::round(origin.x()), std::round(origin.y())) / ratio;
    m_isFitted = false;
    update();
    Q_EMIT zoomChanged();
}

int SceneWidget::zoomPercent() const
{
    return static_cast<int>(std::lround(m_view.scale / fullSize * 100));
}

void SceneWidget::panBy(QPointF pixels)
{
    m_view.origin += pixels;
    m_isFitted = false;
    update();
}

void SceneWidget::centreOn(QPointF at)
{
    panBy(rect().center() - m_view.map(at).toPoint());
}

void SceneWidget::ensureVisible(const QRect &pixels)
{
    const QRect room = pixels.adjusted(-8, -8, 8, 8);
    QPointF shift;
    if (room.left() < 0)
        shift.setX(-room.left());
    else if (room.right() > width())
        shift.setX(width() - room.right());
    if (room.top() < 0)
        shift.setY(-room.top());
    else if (room.bottom() > height())
        shift.setY(height() - room.bottom());
    if (!shift.isNull())
        panBy(shift);
}

void SceneWidget::resizeEvent(QResizeEvent *)
{
    if (m_isFitted)
        fit();
    else
        update();
}

void SceneWidget::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::StyleChange) {
        m_theme = CanvasTheme::of(palette());
        updateGround();
    }
    QWidget::changeEvent(event);
}

void SceneWidget::wheelEvent(QWheelEvent *event)
{
    if (m_zoom == Zoom::Fitted)
        return QWidget::wheelEvent(event);
    const bool isTrackpad = !event->pixelDelta().isNull() && event->phase() != Qt::NoScrollPhase;
    const bool wantsZoom = event->modifiers() & Qt::ControlModifier || !isTrackpad;
    const QPointF delta = isTrackpad ? QPointF(event->pixelDelta()) : QPointF(event->angleDelta());
    event->accept();
    if (!isTrackpad && event->modifiers() & (Qt::ShiftModifier | Qt::AltModifier)) {
        // Qt turns the wheel sideways while Alt is held.
        const double by = (delta.x() != 0 ? delta.x() : delta.y()) / 2;
        const bool isSideways = event->modifiers() & Qt::ShiftModifier;
        return panBy(isSideways ? QPointF(by, 0) : QPointF(0, by));
    }
    if (wantsZoom)
        return zoomBy(std::pow(zoomStep, delta.y() / 120), event->position());
    panBy(delta);
}

bool SceneWidget::event(QEvent *event)
{
    if (event->type() == QEvent::NativeGesture && m_zoom == Zoom::Free) {
        auto *gesture = static_cast<QNativeGestureEvent *>(event);
        if (gesture->gestureType() == Qt::ZoomNativeGesture) {
            zoomBy(1 + gesture->value(), gesture->position());
            return true;
        }
    }
    const bool isTaken = QWidget::event(event);
    if (event->type() == QEvent::Leave)
        fitAnew();
    return isTaken;
}

// The ground

void SceneWidget::updateGround()
{
    m_groundIsOld = true;
    update();
}

void SceneWidget::noteChanged(const std::vector<SiteId> &sites)
{
    constexpr std::size_t most = 24; // pieces of the ground; beyond, what holds them all
    const auto areas = m_scene->areasOf(sites);
    m_changedGround.insert(m_changedGround.end(), areas.begin(), areas.end());
    if (m_changedGround.size() <= most)
        return;
    QRectF all;
    for (const QRectF &area : m_changedGround)
        all |= area;
    m_changedGround = {all};
}

void SceneWidget::renderGround(const View &view)
{
    QElapsedTimer clock;
    clock.start();
    const QSize pixels = size() * devicePixelRatioF();
    if (m_ground.size() != pixels)
        m_ground = QPixmap(pixels);
    m_ground.setDevicePixelRatio(devicePixelRatioF());
    paintGroundWithin(QRectF(rect()), view);
    m_changedGround.clear();
    m_groundView = view;
    m_groundIsOld = false;
    m_groundCost = static_cast<double>(clock.nsecsElapsed()) / 1e6;
}

void SceneWidget::paintGroundWithin(const QRectF &area, const View &view)
{
    QPainter painter(&m_ground);
    painter.setFont(font());
    painter.setClipRect(area);
    painter.fillRect(area, groundColour());
    BoardPainter(painter, view, picture(), BoardPainter::Caching::On).paintGround(area);
}

void SceneWidget::paintGround(QPainter &painter, const View &view)
{
    constexpr double affordable = 12; // milliseconds of a frame
    const bool fits =
        m_ground.size() == size() * devicePixelRatioF() && m_groundView.flipped == view.flipped;
    const bool isMoved = view != m_groundView;
    const bool hasChanged = !m_changedGround.empty();
    if (m_groundIsOld || !fits || (isMoved && (hasChanged || m_groundCost < affordable)))
        renderGround(view);
    for (const QRectF &area : m_changedGround)
        paintGroundWithin(QRectF(view.map(area).toAlignedRect()), view);
    m_changedGround.clear();
    if (view == m_groundView)
        return painter.drawPixmap(0, 0, m_ground);
    // Of a very large board the old picture moves along until the hand rests.
    painter.fillRect(rect(), groundColour());
    painter.save();
    painter.translate(view.origin);
    painter.scale(view.scale / m_groundView.scale, view.scale / m_groundView.scale);
    painter.translate(-m_groundView.origin);
    painter.drawPixmap(0, 0, m_ground);
    painter.restore();
    m_groundSettles.start();
}

// The keyboard's cursor

namespace {

/// Where a key of the cursor points.
struct CursorKey
{
    Qt::Key key;
    Vector way;
};

const std::vector<CursorKey> &cursorWays()
{
    static const std::vector<CursorKey> ways = {
        {Qt::Key_Left, {{-1, 0}}},
        {Qt::Key_Right, {{1, 0}}},
        {Qt::Key_Up, {{0, 1}}},
        {Qt::Key_Down, {{0, -1}}},
        {Qt::Key_PageUp, {{0, 0, 1}}},
        {Qt::Key_PageDown, {{0, 0, -1}}},
    };
    return ways;
}

} // namespace

std::optional<Vector> SceneWidget::cursorStep(const QKeyEvent &event)
{
    for (const auto &[key, way] : cursorWays()) {
        if (key != event.key())
            continue;
        const bool isFourth = way.along[2] != 0 && event.modifiers() & Qt::AltModifier;
        return isFourth ? Vector{{0, 0, 0, way.along[2]}} : way;
    }
    return std::nullopt;
}

PartKeys SceneWidget::cursorKeys()
{
    const auto keysWith = [](Qt::KeyboardModifiers modifiers, bool isFourth) {
        QList<QKeyCombination> keys;
        for (const auto &[key, way] : cursorWays()) {
            if (!isFourth || way.along[2] != 0)
                keys.append(QKeyCombination(modifiers, key));
        }
        return keys;
    };
    return {QT_TRANSLATE_NOOP("Keys", "Cursor of the board"),
            {{{}, QT_TRANSLATE_NOOP("Keys", "Move the cursor"), keysWith({}, false)},
             {{},
              QT_TRANSLATE_NOOP("Keys", "Move it along the fourth axis"),
              keysWith(Qt::AltModifier, true)},
             {{},
              QT_TRANSLATE_NOOP("Keys", "Move it to the end of the line"),
              keysWith(Qt::ControlModifier, false)},
             {{},
              QT_TRANSLATE_NOOP("Keys", "Select cells on its way"),
              keysWith(Qt::ShiftModifier, false)}}};
}

void SceneWidget::followLine(CellId from, const Vector &way)
{
    if (!m_cursorLine || m_cursorWay != way)
        m_cursorLine = m_scene->cell(from).centre;
    m_cursorWay = way;
}

QPointF SceneWidget::cursorLine(CellId from) const
{
    return m_cursorLine.value_or(m_scene->cell(from).centre);
}

std::optional<CellId>
SceneWidget::drawnNeighbour(CellId from, const Vector &towards, double farthest) const
{
    return nearestThatWay(
        *m_scene, from, QPointF(towards.x(), -towards.y()), cursorLine(from), farthest);
}

void SceneWidget::announceCursor(int place)
{
    announce(QAccessible::Focus, place);
}

void SceneWidget::announceAlert(int place)
{
    announce(QAccessible::Alert, place);
}

void SceneWidget::announce(QAccessible::Event kind, int place)
{
    if (!QAccessible::isActive())
        return;
    QAccessibleEvent event(this, kind);
    event.setChild(place);
    QAccessible::updateAccessibility(&event);
}

} // namespace rookery
