#include "widgets/picture/arrow_painter.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace rookery {

namespace {

/// From beside the middle of one cell nearly to the middle of the other.
QPolygonF arrowShape(QPointF from, QPointF to, double width, double scale)
{
    const QPointF way = to - from;
    const double total = std::hypot(way.x(), way.y());
    if (total < 1)
        return {};
    const QPointF unit = way / total;
    const QPointF side(-unit.y(), unit.x());
    const QPointF tail = from + unit * std::min(0.24 * scale, total * 0.25);
    const QPointF tip = to - unit * std::min(0.08 * scale, total * 0.1);
    const QPointF neck = tip - unit * std::min(2.6 * width, total * 0.4);
    const QPointF shaft = side * (width / 2);
    const QPointF head = side * (width * 1.35);
    return QPolygonF(
        {tail + shaft, neck + shaft, neck + head, tip, neck - head, neck - shaft, tail - shaft});
}

void paintRank(QPainter &painter, QPointF at, double scale, int rank, const QColor &colour)
{
    const double radius = std::clamp(scale * 0.17, 7.0, 12.0);
    QFont font = painter.font();
    font.setPixelSize(static_cast<int>(radius * 1.35));
    font.setBold(true);
    painter.setFont(font);
    painter.setPen(QPen(Qt::white, 1.5));
    painter.setBrush(colour);
    painter.drawEllipse(at, radius, radius);
    painter.drawText(QRectF(at - QPointF(radius, radius), QSizeF(2 * radius, 2 * radius)),
                     Qt::AlignCenter,
                     QString::number(rank + 1));
}

/// Around what lies over dark cells and pieces.
QColor halo()
{
    QColor colour(Qt::white);
    colour.setAlphaF(0.75F);
    return colour;
}

/// Where a move leads that has no cell to come from.
void paintTarget(QPainter &painter, QPointF at, double radius, double width, const QColor &colour)
{
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(halo(), width + 3));
    painter.drawEllipse(at, radius, radius);
    painter.setPen(QPen(colour, width));
    painter.drawEllipse(at, radius, radius);
}

/// A shape that shows on any cell and any piece.
template<class Draw>
void paintRimmed(QPainter &painter, const QColor &colour, double width, const Draw &draw)
{
    QColor dark(Qt::black);
    dark.setAlphaF(0.65F);
    painter.setPen(QPen(halo(), width + 4));
    draw();
    painter.setPen(QPen(dark, width + 2));
    draw();
    painter.setPen(QPen(colour, width));
    draw();
}

void paintDrawn(QPainter &painter,
                const View &view,
                const BoardScene &scene,
                const DrawnShape &mark)
{
    QColor colour = CanvasTheme::drawn(mark.colour);
    const CellGeometry &goal = scene.cell(mark.to);
    const QPointF to = view.map(goal.centre);
    if (!mark.from) {
        const double width = std::max(2.0, view.scale * 0.06);
        const double radius = goal.room * view.scale * 0.5 - width;
        painter.setBrush(Qt::NoBrush);
        return paintRimmed(
            painter, colour, width, [&] { painter.drawEllipse(to, radius, radius); });
    }
    colour.setAlphaF(0.85F);
    const QPointF from = view.map(scene.cell(*mark.from).centre);
    const QPolygonF shape = arrowShape(from, to, std::max(3.0, view.scale * 0.16), view.scale);
    painter.setBrush(colour);
    paintRimmed(painter, colour, 0, [&] { painter.drawPolygon(shape); });
}

} // namespace

void paintDrawnShapes(QPainter &painter, const View &view, const BoardPicture &picture)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    for (const DrawnShape &mark : picture.drawn)
        paintDrawn(painter, view, *picture.scene, mark);
    painter.restore();
}

QColor moveArrowColour(const CanvasTheme &theme)
{
    return theme.idea;
}

void paintMoveArrows(QPainter &painter, const View &view, const BoardPicture &picture)
{
    constexpr double smallest = 20; // pixels a cell, for numbers
    const bool hasRanks = picture.arrows.size() > 1 && view.scale >= smallest;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    for (auto arrow = picture.arrows.rbegin(); arrow != picture.arrows.rend(); ++arrow) {
        const bool isOnBoard = arrow->to.index() < picture.scene->size()
                               && (!arrow->from || arrow->from->index() < picture.scene->size());
        if (!isOnBoard)
            continue;
        QColor colour = moveArrowColour(picture.theme);
        const double strength = arrow->rank == 0 ? 1 : 0.72 - 0.08 * arrow->rank;
        const double width = std::max(2.5, view.scale * 0.15 * strength);
        const QColor opaque = colour;
        colour.setAlphaF(static_cast<float>(0.9 * strength));
        const QPointF to = view.map(picture.scene->cell(arrow->to).centre);
        QPointF middle = to + QPointF(0.3, -0.3) * view.scale;
        if (arrow->from && *arrow->from != arrow->to) {
            const QPointF from = view.map(picture.scene->cell(*arrow->from).centre);
            painter.setPen(QPen(halo(), 1.5));
            painter.setBrush(colour);
            painter.drawPolygon(arrowShape(from, to, width, view.scale));
            middle = from + (to - from) * 0.55;
        } else {
            paintTarget(painter, to, view.scale * 0.36, std::max(2.0, width * 0.6), colour);
        }
        if (hasRanks)
            paintRank(painter, middle, view.scale, arrow->rank, opaque);
    }
    painter.restore();
}

} // namespace rookery
