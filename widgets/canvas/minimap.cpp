#include "widgets/canvas/minimap.h"

#include "widgets/base/tokens.h"
#include "widgets/canvas/board_canvas.h"
#include "widgets/picture/board_painter.h"

#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <utility>
#include <vector>

namespace rookery {

namespace {

constexpr int cardGap = 8; ///< to the edges of the canvas
constexpr int mapPadding = 4;
constexpr double mapShare = 0.28; ///< of its shorter side
constexpr double largestMap = 180;
constexpr double smallestMap = 60; ///< below, a canvas has no room for it

} // namespace

Minimap::Minimap(BoardCanvas &canvas)
    : QWidget(&canvas)
    , m_canvas(canvas)
{
    setObjectName(QStringLiteral("minimap"));
    setAccessibleName(tr("Minimap"));
    setToolTip(tr("The whole board: a click or a drag moves what is in view"));
    setCursor(Qt::PointingHandCursor);
    setContextMenuPolicy(Qt::PreventContextMenu);
    m_due.setSingleShot(true);
    m_due.setInterval(0);
    connect(&m_due, &QTimer::timeout, this, &Minimap::refresh);
    const Workspace &workspace = canvas.workspace();
    const auto drawAnew = [this] {
        m_boardIsOld = true;
    };
    connect(&workspace.session(), &Session::designChanged, this, drawAnew);
    connect(&workspace.view(), &ViewState::changed, this, drawAnew);
    canvas.installEventFilter(this);
    hide();
}

void Minimap::setOn(bool on)
{
    if (std::exchange(m_isOn, on) != on)
        m_due.start();
}

void Minimap::setCovered(int pixels)
{
    if (std::exchange(m_covered, pixels) != pixels)
        m_due.start();
}

// Where it is

bool Minimap::isNeeded() const
{
    const BoardScene &scene = m_canvas.scene();
    const QRectF board = m_canvas.view().map(scene.cellBounds());
    const QRectF room = QRectF(m_canvas.rect()).adjusted(-1, -1, 1, 1);
    return m_isOn && scene.size() > 0 && !room.contains(board)
           && std::min(m_canvas.width(), m_canvas.height()) * mapShare >= smallestMap;
}

void Minimap::refresh()
{
    const bool isNeeded = this->isNeeded();
    if (isNeeded) {
        place();
        if (m_boardIsOld || m_drawn != m_canvas.shownPosition())
            drawBoard();
        if (std::exchange(m_frame, frame()) != frame())
            update();
    }
    setVisible(isNeeded);
}

void Minimap::place()
{
    const QRectF cells = m_canvas.scene().cellBounds();
    const double side =
        std::min(largestMap, std::min(m_canvas.width(), m_canvas.height()) * mapShare);
    const bool isFlipped = m_canvas.view().flipped;
    View view = View::fitting(cells, QSizeF(side, side), devicePixelRatioF(), isFlipped);
    view.origin = QPointF(mapPadding, mapPadding);
    view.origin -= view.scale * (isFlipped ? -cells.bottomRight() : cells.topLeft());
    m_boardIsOld = m_boardIsOld || view != std::exchange(m_view, view);
    const QSize board = (cells.size() * view.scale).toSize();
    QRect card(QPoint(), board + QSize(2 * mapPadding, 2 * mapPadding));
    card.moveBottomRight(m_canvas.rect().bottomRight() - QPoint(cardGap, cardGap + m_covered));
    setGeometry(card);
}

QPoint Minimap::cellPixel(CellId cell) const
{
    return m_view.map(m_canvas.scene().cell(cell).centre).toPoint();
}

QRectF Minimap::frame() const
{
    const QRectF inView = m_canvas.view().unmap(QRectF(m_canvas.rect()));
    return m_view.map(inView & m_canvas.scene().cellBounds());
}

// What is on it

/// Kept, since it changes less than what is in view.
void Minimap::drawBoard()
{
    m_boardIsOld = false;
    m_drawn = m_canvas.shownPosition();
    m_board = QPixmap(size() * devicePixelRatioF());
    m_board.setDevicePixelRatio(devicePixelRatioF());
    m_board.fill(Qt::transparent);
    BoardPicture picture;
    picture.design = &m_canvas.workspace().design();
    picture.board = &m_canvas.workspace().board();
    picture.scene = &m_canvas.scene();
    picture.theme = CanvasTheme::of(palette());
    QPainter painter(&m_board);
    const QRectF inside = QRectF(rect()).adjusted(mapPadding, mapPadding, -mapPadding, -mapPadding);
    painter.setClipRect(inside);
    BoardPainter(painter, m_view, picture, BoardPainter::Caching::Off).paintGround(inside);
    paintPieces(painter);
    update();
}

void Minimap::paintPieces(QPainter &painter) const
{
    const CanvasTheme theme = CanvasTheme::of(palette());
    const std::vector<PlayerColours> players = theme.players(*m_canvas.workspace().design().rules);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    const BoardScene &scene = m_canvas.scene();
    for (const CellId cell : IdRange<CellId>(scene.size())) {
        const Position::Square &square = m_drawn->square(cell);
        if (square.owner == Position::noOwner)
            continue;
        const bool isPiece = square.owner != Position::wall;
        const PlayerColours colours = isPiece ? players[square.owner] : CanvasTheme::unowned();
        const CellGeometry &place = scene.cell(cell);
        const QPointF middle = m_view.map(place.centre);
        const double radius = std::max(1.0, 0.32 * m_view.scale * place.room);
        painter.setBrush(colours.line);
        painter.drawEllipse(middle, radius + 0.6, radius + 0.6);
        painter.setBrush(colours.body);
        painter.drawEllipse(middle, radius, radius);
    }
}

void Minimap::paintEvent(QPaintEvent *)
{
    const Tokens &tokens = Tokens::of(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(tokens.line);
    painter.setBrush(tokens.surface);
    painter.drawRoundedRect(
        QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), Tokens::corner, Tokens::corner);
    painter.drawPixmap(0, 0, m_board);
    painter.setPen(QPen(CanvasTheme::of(palette()).selection, Tokens::focusWidth));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(frame());
}

void Minimap::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::StyleChange) {
        m_boardIsOld = true;
        m_due.start();
    }
}

bool Minimap::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == &m_canvas && event->type() == QEvent::Paint && !m_due.isActive())
        m_due.start();
    return QWidget::eventFilter(watched, event);
}

// Leading the view

void Minimap::lead(QPointF pixel)
{
    const QRectF cells = m_canvas.scene().cellBounds();
    const QPointF at = m_view.unmap(pixel);
    m_canvas.centreOn({std::clamp(at.x(), cells.left(), cells.right()),
                       std::clamp(at.y(), cells.top(), cells.bottom())});
}

void Minimap::mousePressEvent(QMouseEvent *event)
{
    event->accept(); // it is not meant for the cell below
    if (event->button() == Qt::LeftButton)
        lead(event->position());
}

void Minimap::mouseMoveEvent(QMouseEvent *event)
{
    event->accept();
    if (event->buttons() & Qt::LeftButton)
        lead(event->position());
}

void Minimap::mouseReleaseEvent(QMouseEvent *event)
{
    event->accept();
}

void Minimap::mouseDoubleClickEvent(QMouseEvent *event)
{
    event->accept();
}

} // namespace rookery
