#include "widgets/picture/trail_painter.h"

#include "widgets/picture/link_painter.h"

#include <QPainter>

#include <algorithm>

namespace rookery {

namespace {

/// Of an arrow that leads off the board, as much as fits beside it.
QPointF stubEnd(QPointF from, QPointF to)
{
    constexpr double shown = 0.7; // cells
    const QPointF way = to - from;
    const double length = std::hypot(way.x(), way.y());
    return from + way * std::min(1.0, shown / length);
}

void paintNumber(
    QPainter &painter, QPointF centre, double radius, const QString &text, const QColor &fill)
{
    painter.setPen(QPen(Qt::white, 1.5));
    painter.setBrush(fill);
    painter.drawEllipse(centre, radius, radius);
    painter.setPen(Qt::white);
    painter.drawText(QRectF(centre - QPointF(radius, radius), QSizeF(2 * radius, 2 * radius)),
                     Qt::AlignCenter,
                     text);
}

void paintNumbers(QPainter &painter, const View &view, const BoardPicture &picture)
{
    const Trail &trail = *picture.trail;
    QFont font = painter.font();
    font.setPixelSize(std::max(1, static_cast<int>(view.scale * 0.24)));
    font.setBold(true);
    painter.setFont(font);
    int number = 0;
    for (const CellId cell : trail.cells) {
        const bool isObstacle = trail.obstacle == cell;
        const QPointF corner =
            view.map(picture.scene->cell(cell).centre) + QPointF(0.28, -0.28) * view.scale;
        paintNumber(painter,
                    corner,
                    view.scale * 0.19,
                    isObstacle ? QStringLiteral("×") : QString::number(++number),
                    isObstacle ? QColor(Qt::black) : picture.theme.number);
        if (isObstacle)
            return;
    }
}

} // namespace

std::vector<TrailArrow> trailArrows(const BoardScene &scene, const Trail &trail)
{
    std::vector<TrailArrow> arrows;
    const bool hasGhosts = !scene.ghosts().empty();
    CellId before = trail.from;
    for (const CellId cell : trail.cells) {
        const QPointF start = scene.cell(before).centre;
        const QPointF end = scene.cell(cell).centre;
        const QPointF seen = scene.seenFrom(start, cell);
        if (seen == end) {
            arrows.push_back({start, end, false});
        } else {
            const QPointF seenStart = scene.seenFrom(end, before);
            arrows.push_back({start, hasGhosts ? seen : stubEnd(start, seen), !hasGhosts});
            // A step that comes back into the cell it left has no other side.
            if (seenStart != start)
                arrows.push_back(
                    {hasGhosts ? seenStart : stubEnd(end, seenStart), end, !hasGhosts});
        }
        before = cell;
    }
    return arrows;
}

void paintTrail(QPainter &painter, const View &view, const BoardPicture &picture)
{
    if (!picture.trail)
        return;
    painter.setRenderHint(QPainter::Antialiasing);
    const double width = std::max(1.5, view.scale * 0.05);
    for (const TrailArrow &arrow : trailArrows(*picture.scene, *picture.trail))
        paintArrow(
            painter, view.map(arrow.from), view.map(arrow.to), picture.theme.selection, width);
    if (picture.trail->numbered && view.scale >= 20)
        paintNumbers(painter, view, picture);
}

} // namespace rookery
