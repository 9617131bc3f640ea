#include "widgets/picture/label_painter.h"

#include "model/board/labels.h"
#include "widgets/picture/board_painter.h"
#include "widgets/picture/goal_painter.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace rookery {

namespace {

/// Where cells are small, letters are not: how far such a label makes way for the board, in pixels.
QPointF clearance(const BoardScene::Label &label, const QFontMetricsF &metrics, double scale)
{
    const double length = std::hypot(label.outward.x(), label.outward.y());
    if (length == 0)
        return {};
    constexpr double gap = 2;
    const double toEdge = 0.2 * scale; // as labels lie beside squares
    const QPointF outward = label.outward / length;
    const double reach = (std::abs(outward.x()) * metrics.horizontalAdvance(label.text)
                          + std::abs(outward.y()) * metrics.capHeight())
                         / 2;
    return outward * std::max(0.0, reach + gap - toEdge);
}

/// The corner of a four-sided cell that lies lowest on the left, in pixels, a little inwards.
QPointF lowerLeft(const QPolygonF &corners, QPointF centre)
{
    constexpr double inwards = 0.3;
    const QPointF corner =
        *std::max_element(corners.begin(), corners.end(), [](QPointF a, QPointF b) {
            return a.y() - a.x() < b.y() - b.x();
        });
    return corner + (centre - corner) * inwards;
}

} // namespace

QFont labelFont(const QPainter &painter, double pixels)
{
    QFont font = painter.font();
    font.setPixelSize(std::max(1, static_cast<int>(pixels)));
    font.setBold(false);
    return font;
}

void paintEdgeLabels(QPainter &painter, const View &view, const BoardPicture &picture)
{
    if (view.scale < 14)
        return;
    painter.setPen(picture.theme.label);
    painter.setFont(labelFont(painter, std::clamp(view.scale * 0.26, 8.0, 16.0)));
    const QFontMetricsF metrics(painter.font());
    const double room = std::max(view.scale, 40.0);
    const double away = 2 * goalRoom(picture); // of half a cell
    for (const BoardScene::Label &label : picture.scene->labels()) {
        const QPointF at =
            view.map(label.at + label.outward * away) + clearance(label, metrics, view.scale);
        painter.drawText(QRectF(at - QPointF(room / 2, room / 2), QSizeF(room, room)),
                         Qt::AlignCenter,
                         label.text);
    }
}

void paintCellNames(QPainter &painter,
                    const View &view,
                    const BoardPicture &picture,
                    const QRectF &clip)
{
    if (view.scale < 26)
        return;
    painter.setPen(picture.theme.label);
    painter.setFont(labelFont(painter, std::clamp(view.scale * 0.19, 9.0, 13.0)));
    const bool areNumbered = numbersSquares(picture.board->recipe());
    for (const CellId cell : IdRange<CellId>(picture.scene->size())) {
        const CellGeometry &geometry = picture.scene->cell(cell);
        if (!geometry.bounds.intersects(clip) || (areNumbered && !isNumbered(*picture.board, cell)))
            continue;
        const QString name = QString::fromStdString(cellLabel(*picture.board, cell));
        if (geometry.outline.size() == 4) {
            const QPointF at = lowerLeft(view.map(geometry.outline), view.map(geometry.centre));
            painter.drawText(QRectF(at - QPointF(view.scale / 2, view.scale / 2),
                                    QSizeF(view.scale, view.scale)),
                             Qt::AlignCenter,
                             name);
            continue;
        }
        const QRectF area =
            geometry.outline.isEmpty() ? view.map(geometry.bounds) : pieceArea(view, geometry);
        painter.drawText(area.adjusted(3, 1, -3, -1), Qt::AlignLeft | Qt::AlignBottom, name);
    }
}

} // namespace rookery
