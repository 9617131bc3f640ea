#include "widgets/space/space_view.h"

#include "widgets/base/focus_ring.h"
#include "widgets/space/reach_ways.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace rookery {

namespace {

constexpr SpaceTurn curvedTurn = {-20, 24, 1};
constexpr SpaceTurn flatTurn = {-28, 42, 1};
constexpr double keyStep = 10;      ///< degrees
constexpr double dragStep = 0.5;    ///< degrees for a pixel
constexpr double turningStep = 0.6; ///< degrees at a time
constexpr int turningInterval = 33; ///< milliseconds
constexpr int settled = 40;         ///< milliseconds without a change
constexpr double zoomStep = 1.15;
constexpr double farthest = 0.3;
constexpr double nearest = 8;

} // namespace

SpaceView::SpaceView(BoardCanvas &canvas, QWidget *parent)
    : QWidget(parent)
    , m_canvas(&canvas)
{
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Board in space"));
    setAccessibleDescription(tr("The arrow keys turn it, plus and minus come nearer and go away"));
    canvas.installEventFilter(this);
    // A large board takes longer than a frame to be painted anew: not while the pointer is on its
    // way.
    m_settles.setSingleShot(true);
    m_settles.setInterval(settled);
    connect(&m_settles, &QTimer::timeout, this, qOverload<>(&QWidget::update));
    m_timer.setInterval(turningInterval);
    connect(&m_timer, &QTimer::timeout, this, [this] {
        SpaceTurn turn = m_turn;
        turn.yaw += turningStep;
        setTurn(turn);
    });
}

void SpaceView::setTurn(const SpaceTurn &turn)
{
    m_turn = turn;
    m_turn.yaw = std::remainder(turn.yaw, 360.0);
    m_turn.pitch = std::remainder(turn.pitch, 360.0);
    m_turn.zoom = std::clamp(turn.zoom, farthest, nearest);
    m_hasTurn = true;
    m_isPainted = false;
    update();
}

void SpaceView::reset()
{
    m_hasTurn = false;
    m_isPainted = false;
    update();
}

void SpaceView::setTurning(bool isOn)
{
    if (isOn == isTurning())
        return;
    if (isOn)
        m_timer.start();
    else
        m_timer.stop();
    Q_EMIT turningChanged(isOn);
}

/// Whatever changes the canvas paints it.
bool SpaceView::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Paint && watched == m_canvas) { // not while it is taken down
        m_isOld = true;
        m_isPainted = false;
        m_settles.start();
    }
    return QWidget::eventFilter(watched, event);
}

void SpaceView::refresh()
{
    if (m_isOld && m_canvas) {
        m_isOld = false;
        const BoardPicture picture = m_canvas->picture();
        std::vector<Trail> ways;
        if (const auto from = picture.reachFrom; from && picture.reach && picture.position) {
            const auto piece =
                picture.hoverPiece ? picture.hoverPiece : picture.position->at(*from);
            const auto &game = m_canvas->workspace().session().game();
            if (piece && game.board().size() == picture.board->size())
                ways = reachWays(game, *picture.position, *from, *piece);
        }
        m_board.show(picture, ways);
    }
    if (!m_hasTurn) {
        m_turn = m_board.isCurved() ? curvedTurn : flatTurn;
        m_hasTurn = true;
    }
}

void SpaceView::paintEvent(QPaintEvent *)
{
    refresh();
    QPainter painter(this);
    painter.fillRect(rect(), CanvasTheme::of(palette()).background);
    m_board.paint(painter, size(), m_turn);
    m_isPainted = true;
    if (hasFocus())
        paintFocusRing(painter, *this);
}

QImage SpaceView::image(const QSize &size)
{
    refresh();
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    image.fill(CanvasTheme::of(palette()).background);
    QPainter painter(&image);
    m_board.paint(painter, size, m_turn);
    m_isPainted = false; // places on the widget are asked for again
    update();
    return image;
}

std::optional<QPointF> SpaceView::cellPixel(CellId cell)
{
    if (!m_isPainted)
        grab();
    return m_board.middleOf(cell);
}

void SpaceView::mousePressEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton)
        return event->ignore();
    setTurning(false);
    m_dragged = m_pressed = event->position();
    m_isClick = true;
}

void SpaceView::mouseMoveEvent(QMouseEvent *event)
{
    if (!m_dragged)
        return;
    if ((event->position() - m_pressed).manhattanLength() >= QApplication::startDragDistance())
        m_isClick = false;
    if (m_isClick)
        return;
    const QPointF by = event->position() - *m_dragged;
    m_dragged = event->position();
    setTurn({m_turn.yaw + by.x() * dragStep, m_turn.pitch + by.y() * dragStep, m_turn.zoom});
}

void SpaceView::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton || !m_dragged)
        return;
    m_dragged.reset();
    const auto cell = m_isClick ? m_board.cellAt(event->position()) : std::nullopt;
    if (cell && m_canvas)
        m_canvas->setCursorCell(cell);
}

void SpaceView::zoomBy(double factor)
{
    setTurn({m_turn.yaw, m_turn.pitch, m_turn.zoom * factor});
}

void SpaceView::wheelEvent(QWheelEvent *event)
{
    zoomBy(std::pow(zoomStep, event->angleDelta().y() / 120.0));
    event->accept();
}

void SpaceView::turnBy(double yaw, double pitch)
{
    setTurn({m_turn.yaw + yaw, m_turn.pitch + pitch, m_turn.zoom});
}

void SpaceView::keyPressEvent(QKeyEvent *event)
{
    if (!keys().press(*this, *event))
        QWidget::keyPressEvent(event);
}

const KeyTable<SpaceView> &SpaceView::keys()
{
    static const KeyTable<SpaceView> table("space",
                                           QT_TRANSLATE_NOOP("Keys", "Board in space"),
                                           {{"left",
                                             QT_TRANSLATE_NOOP("Keys", "Turn to the left"),
                                             {Qt::Key_Left},
                                             [](SpaceView &view, const QKeyEvent &) {
                                                 view.turnBy(-keyStep, 0);
                                             }},
                                            {"right",
                                             QT_TRANSLATE_NOOP("Keys", "Turn to the right"),
                                             {Qt::Key_Right},
                                             [](SpaceView &view, const QKeyEvent &) {
                                                 view.turnBy(keyStep, 0);
                                             }},
                                            {"up",
                                             QT_TRANSLATE_NOOP("Keys", "Turn upwards"),
                                             {Qt::Key_Up},
                                             [](SpaceView &view, const QKeyEvent &) {
                                                 view.turnBy(0, -keyStep);
                                             }},
                                            {"down",
                                             QT_TRANSLATE_NOOP("Keys", "Turn downwards"),
                                             {Qt::Key_Down},
                                             [](SpaceView &view, const QKeyEvent &) {
                                                 view.turnBy(0, keyStep);
                                             }},
                                            {"nearer",
                                             QT_TRANSLATE_NOOP("Keys", "Nearer"),
                                             {Qt::Key_Plus, Qt::Key_Equal},
                                             [](SpaceView &view, const QKeyEvent &) {
                                                 view.zoomBy(zoomStep);
                                             }},
                                            {"farther",
                                             QT_TRANSLATE_NOOP("Keys", "Farther"),
                                             {Qt::Key_Minus},
                                             [](SpaceView &view, const QKeyEvent &) {
                                                 view.zoomBy(1 / zoomStep);
                                             }},
                                            {"reset",
                                             QT_TRANSLATE_NOOP("Keys", "First view"),
                                             {Qt::Key_Home, Qt::Key_0},
                                             [](SpaceView &view, const QKeyEvent &) {
                                                 view.reset();
                                             }},
                                            {"turn",
                                             QT_TRANSLATE_NOOP("Keys", "Turn by itself, or stop"),
                                             {Qt::Key_Space},
                                             [](SpaceView &view, const QKeyEvent &) {
                                                 view.setTurning(!view.isTurning());
                                             }}});
    return table;
}

} // namespace rookery
