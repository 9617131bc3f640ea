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

constexpr int cardGap = Tokens::gap; ///< to the edges of the canvas
constexpr int mapPadding = Tokens::smallGap;
constexpr double mapShare = 0.28; ///< of its shorter side
constexpr double largestMap = 180;
constexpr double smallestMap = 60; ///< below, a canvas has no room for it

} // namespace

Minimap::Minimap(BoardCanvas &canvas)
    : CanvasCard(canvas)
{
    setObjectName(QStringLiteral("minimap"));
    setAccessibleName(tr("Minimap"));
    setToolTip(tr("The whole board: a click or a drag moves what is in view"));
    setCursor(Qt::PointingHandCursor);
    const Workspace &workspace = canvas.workspace();
    const auto drawAnew = [this] {
        m_boardIsOld = true;
    };
    connect(&workspace.session(), &Session::designChanged, this, drawAnew);
    connect(&workspace.view(), &ViewState::changed, this, drawAnew);
    hide();
}

void Minimap::setOn(bool on)
{
    if (std::exchange(m_isOn, on) != on)
        refreshSoon();
}

// Where it is

bool Minimap::isNeeded() const
{
    const BoardScene &scene = canvas().scene();
    const QRectF board = canvas().view().map(scene.cellBounds());
    const QRectF room = QRectF(canvas().rect()).adjusted(-1, -1, 1, 1);
    return m_isOn && scene.size() > 0 && !room.contains(board)
           && std::min(canvas().width(), canvas().height()) * mapShare >= smallestMap;
}

void Minimap::refresh()
{
    const bool isNeeded = this->isNeeded();
    if (isNeeded) {
        place();
        if (m_boardIsOld || m_drawn != canvas().shownPosition())
            drawBoard();
        if (std::exchange(m_frame, frame()) != frame())
            update();
    }
    setVisible(isNeeded);
}

void Minimap::place()
{
    const QRectF cells = canvas().scene().cellBounds();
    const double side =
        std::min(largestMap, std::min(canvas().width(), canvas().height()) * mapShare);
    const bool isFlipped = canvas().view().flipped;
    View view = View::fitting(cells, QSizeF(side, side), devicePixelRatioF(), isFlipped);
    view.origin = QPointF(mapPadding, mapPadding);
    view.origin -= view.scale * (isFlipped ? -cells.bottomRight() : cells.topLeft());
    m_boardIsOld = m_boardIsOld || view != std::exchange(m_view, view);
    const QSize board = (cells.size() * view.scale).toSize();
    QRect card(QPoint(), board + QSize(2 * mapPadding, 2 * mapPadding));
    card.moveBottomRight(canvas().rect().bottomRight() - QPoint(cardGap, cardGap + covered()));
    setGeometry(card);
}

QPoint Minimap::cellPixel(CellId cell) const
{
    return m_view.map(canvas().scene().cell(cell).centre).toPoint();
}

QRectF Minimap::frame() const
{
    const QRectF inView = canvas().view().unmap(QRectF(canvas().rect()));
    return m_view.map(inView & canvas().scene().cellBounds());
}

// What is on it

/// Kept, since it changes less than what is in view.
void Minimap::drawBoard()
{
    m_boardIsOld = false;
    m_drawn = canvas().shownPosition();
    m_board = QPixmap(size() * devicePixelRatioF());
    m_board.setDevicePixelRatio(devicePixelRatioF());
    m_board.fill(Qt::transparent);
    BoardPicture picture;
    picture.design = &canvas().workspace().design();
    picture.board = &canvas().workspace().board();
    picture.scene = &canvas().scene();
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
    const std::vector<PlayerColours> players = theme.players(*canvas().workspace().design().rules);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    const BoardScene &scene = canvas().scene();
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
    QPainter painter(this);
    paintGround(painter);
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
        refreshSoon();
    }
}

// Leading the view

void Minimap::lead(QPointF pixel)
{
    const QRectF cells = canvas().scene().cellBounds();
    const QPointF at = m_view.unmap(pixel);
    canvas().centreOn({std::clamp(at.x(), cells.left(), cells.right()),
                       std::clamp(at.y(), cells.top(), cells.bottom())});
}

void Minimap::mousePressEvent(QMouseEvent *event)
{
    CanvasCard::mousePressEvent(event);
    if (event->button() == Qt::LeftButton)
        lead(event->position());
}

void Minimap::mouseMoveEvent(QMouseEvent *event)
{
    event->accept();
    if (event->buttons() & Qt::LeftButton)
        lead(event->position());
}

} // namespace rookery
