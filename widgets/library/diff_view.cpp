#include "widgets/library/diff_view.h"

#include "widgets/base/focus_ring.h"
#include "widgets/base/form.h"
#include "widgets/picture/canvas_theme.h"
#include "widgets/picture/mark_painter.h"
#include "widgets/picture/picture_export.h"
#include "widgets/picture/piece_art.h"

#include <QKeyEvent>
#include <QMimeData>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <limits>

namespace rookery {

namespace {

constexpr double boardMargin = 4;

bool has(const std::vector<CellId> &cells, CellId cell)
{
    return std::binary_search(cells.begin(), cells.end(), cell);
}

MarkKind kindOf(bool moves, bool captures)
{
    return moves && captures ? MarkKind::Both : moves ? MarkKind::Move : MarkKind::Capture;
}

/// `+` or `-` in a corner, dark with a light rim.
void paintSign(QPainter &painter, const QRectF &area, bool isPlus)
{
    const double side = std::max(7.0, area.width() * 0.36);
    const QRectF box(area.right() - side, area.top(), side, side);
    painter.setPen(QPen(Qt::white, 1));
    painter.setBrush(Qt::black);
    painter.drawEllipse(box);
    painter.setPen(QPen(Qt::white, std::max(1.2, side * 0.16)));
    const double arm = side * 0.28;
    const QPointF c = box.center();
    painter.drawLine(c - QPointF(arm, 0), c + QPointF(arm, 0));
    if (isPlus)
        painter.drawLine(c - QPointF(0, arm), c + QPointF(0, arm));
}

} // namespace

DiffView::DiffView(QWidget *parent)
    : QWidget(parent)
{
    setObjectName(QStringLiteral("diffView"));
    setFocusPolicy(Qt::StrongFocus);
    form::explain(
        this,
        tr("Gains and losses"),
        tr("Plus: gained, minus: lost. Click or use the arrow keys to put the piece elsewhere"));
}

void DiffView::setBoard(std::shared_ptr<const Board> board)
{
    if (m_board == board)
        return;
    m_board = std::move(board);
    m_scene = std::make_unique<BoardScene>(*m_board);
    m_shown.reset();
    update();
}

void DiffView::show(std::optional<Shown> shown)
{
    m_shown = std::move(shown);
    update();
}

double DiffView::scale() const
{
    const QRectF all = m_scene->cellBounds();
    return std::min((width() - 2 * boardMargin) / all.width(),
                    (height() - 2 * boardMargin) / all.height());
}

QPointF DiffView::pixelOf(QPointF place) const
{
    return (place - m_scene->cellBounds().center()) * scale() + QPointF(width(), height()) / 2;
}

QRectF DiffView::areaOf(CellId cell) const
{
    const QRectF bounds = m_scene->cell(cell).bounds;
    return {pixelOf(bounds.topLeft()), pixelOf(bounds.bottomRight())};
}

QPoint DiffView::cellPixel(CellId cell) const
{
    return pixelOf(m_scene->cell(cell).centre).toPoint();
}

void DiffView::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    paint(painter);
    paintFocusRing(painter, *this);
}

std::unique_ptr<QMimeData> DiffView::copiedPicture() const
{
    if (!m_scene || m_scene->size() == 0)
        return nullptr;
    return clipboardPicture(size(), [this](QPainter &painter) {
        painter.fillRect(rect(), palette().color(QPalette::Window));
        painter.setFont(font());
        paint(painter);
    });
}

void DiffView::paint(QPainter &painter) const
{
    if (!m_scene || m_scene->size() == 0)
        return;
    const CanvasTheme theme = CanvasTheme::of(palette());
    painter.setPen(QPen(theme.cellLine, 1));
    for (const CellId cell : m_board->cells()) {
        const int shade = m_scene->shade(cell);
        painter.setBrush(shade == BoardScene::loose ? theme.looseCell : theme.patternCell(shade));
        QPolygonF outline = m_scene->cell(cell).outline;
        if (outline.isEmpty())
            outline = QPolygonF(m_scene->cell(cell).bounds);
        for (QPointF &corner : outline)
            corner = pixelOf(corner);
        painter.drawPolygon(outline);
    }
    if (!m_shown)
        return;
    painter.setRenderHint(QPainter::Antialiasing);
    for (const auto &[cell, letter] : m_shown->pieces) {
        const QRectF area = areaOf(cell);
        QFont font = painter.font();
        font.setPixelSize(std::max(6, static_cast<int>(area.height() * 0.55)));
        painter.setFont(font);
        painter.setPen(palette().color(QPalette::Text));
        painter.drawText(area, Qt::AlignCenter, letter);
    }
    const ReachChange &change = m_shown->change;
    piece_art::paint(
        painter, areaOf(change.from), m_shown->type, m_shown->design, m_shown->colours);
    for (const CellId cell : m_board->cells())
        paintChange(painter, cell);
}

void DiffView::paintChange(QPainter &painter, CellId cell) const
{
    const ReachChange &change = m_shown->change;
    const QRectF area = areaOf(cell);
    if (const bool moves = has(change.movesLost, cell), captures = has(change.capturesLost, cell);
        moves || captures) {
        painter.setOpacity(0.5);
        paintMark(painter, area, kindOf(moves, captures));
        painter.setOpacity(1);
        for (const auto &[colour, width] :
             {std::pair(QColor(Qt::white), 4.0), std::pair(QColor(Qt::black), 2.0)}) {
            painter.setPen(QPen(colour, width));
            painter.drawLine(area.center() - QPointF(area.width(), -area.height()) * 0.3,
                             area.center() + QPointF(area.width(), -area.height()) * 0.3);
        }
        paintSign(painter, area, false);
    }
    if (const bool moves = has(change.movesGained, cell),
        captures = has(change.capturesGained, cell);
        moves || captures) {
        paintMark(painter, area, kindOf(moves, captures));
        paintSign(painter, area, true);
    }
}

void DiffView::mousePressEvent(QMouseEvent *event)
{
    if (!m_scene || m_scene->size() == 0)
        return;
    const QPointF place = (event->position() - QPointF(width(), height()) / 2) / scale()
                          + m_scene->cellBounds().center();
    if (const auto cell = m_scene->cellAt(place))
        Q_EMIT cellChosen(*cell);
}

/// The cell that lies nearest in this direction.
std::optional<CellId> DiffView::neighbour(QPointF way) const
{
    std::optional<CellId> best;
    double least = std::numeric_limits<double>::max();
    const QPointF from = m_scene->cell(m_shown->change.from).centre;
    for (const CellId cell : m_board->cells()) {
        const QPointF to = m_scene->cell(cell).centre - from;
        const double along = QPointF::dotProduct(to, way);
        const double length = std::hypot(to.x(), to.y());
        if (along < 0.7 * length || length < 0.01 || length - 0.3 * along > least)
            continue;
        least = length - 0.3 * along;
        best = cell;
    }
    return best;
}

void DiffView::keyPressEvent(QKeyEvent *event)
{
    const int key = event->key();
    const QPointF way(key == Qt::Key_Right  ? 1
                      : key == Qt::Key_Left ? -1
                                            : 0,
                      key == Qt::Key_Down ? 1
                      : key == Qt::Key_Up ? -1
                                          : 0);
    if (way.isNull() || !m_shown)
        return QWidget::keyPressEvent(event);
    if (const auto cell = neighbour(way))
        Q_EMIT cellChosen(*cell);
}

} // namespace rookery
