#include "widgets/canvas/mark_painter.h"

#include "widgets/canvas/canvas_theme.h"

#include <QFont>
#include <QList>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace rookery {

namespace {

QPainterPath disc(QPointF centre, double radius)
{
    QPainterPath path;
    path.addEllipse(centre, radius, radius);
    return path;
}

QPainterPath ring(QPointF centre, double outer, double inner)
{
    QPainterPath path = disc(centre, outer);
    path.addEllipse(centre, inner, inner);
    return path;
}

/// Four corner ticks, each an angle that opens towards the middle.
QPainterPath ticks(const QRectF &cell, double side)
{
    const double far = 0.44 * side;
    const double length = 0.13 * side;
    const double width = 0.055 * side;
    QPainterPath path;
    for (const int x : {-1, 1}) {
        for (const int y : {-1, 1}) {
            QPainterPath tick;
            const QPointF corner = cell.center() + QPointF(x * far, y * far);
            tick.addRect(QRectF(corner, corner - QPointF(x * length, y * width)).normalized());
            tick.addRect(QRectF(corner, corner - QPointF(x * width, y * length)).normalized());
            path.addPath(tick.simplified());
        }
    }
    return path;
}

QPainterPath cross(QPointF centre, double reach, double width)
{
    QPainterPath bar;
    bar.addRect(QRectF(-reach, -width / 2, 2 * reach, width));
    QTransform turn;
    turn.translate(centre.x(), centre.y());
    turn.rotate(45);
    QPainterPath path = turn.map(bar);
    turn.rotate(90);
    return path.united(turn.map(bar));
}

QPainterPath polygon(const QPolygonF &corners)
{
    QPainterPath path;
    path.addPolygon(corners);
    path.closeSubpath();
    return path;
}

QPainterPath star(QPointF centre, double radius)
{
    constexpr double inner = 0.45; // of the radius
    QPolygonF corners;
    for (int i = 0; i < 10; ++i) {
        const double angle = i * M_PI / 5;
        const double reach = i % 2 == 0 ? radius : radius * inner;
        corners << centre + QPointF(std::sin(angle), -std::cos(angle)) * reach;
    }
    return polygon(corners);
}

QPainterPath hollowSquare(QPointF centre, double half, double width)
{
    QPainterPath path;
    path.addRect(QRectF(centre.x() - half, centre.y() - half, 2 * half, 2 * half));
    path.addRect(QRectF(centre.x() - half + width, centre.y() - half + width, 2 * (half - width), 2 * (half - width)));
    return path;
}

/// Fill with a black line outside and a white line around that.
void rimmed(QPainter &painter, const QPainterPath &path, QRgb fill, double side)
{
    const double rim = std::clamp(side / 48, 0.75, 1.5);
    painter.strokePath(path, QPen(Qt::white, 4 * rim, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
    painter.strokePath(path, QPen(Qt::black, 2 * rim, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
    painter.fillPath(path, QColor(fill));
}

} // namespace

const QList<MarkLegend> &markLegend()
{
    static const QList<MarkLegend> rows = {
        {MarkKind::Move, QT_TRANSLATE_NOOP("Marks", "move"), "M"},
        {MarkKind::Capture, QT_TRANSLATE_NOOP("Marks", "capture"), "C"},
        {MarkKind::Both, QT_TRANSLATE_NOOP("Marks", "move or capture"), "B"},
        {MarkKind::Hurdle, QT_TRANSLATE_NOOP("Marks", "hurdle"), "H"},
        {MarkKind::Victim, QT_TRANSLATE_NOOP("Marks", "taken on the way"), "S"},
        {MarkKind::Via, QT_TRANSLATE_NOOP("Marks", "via, by leg"), "1"},
        {MarkKind::Blocked, QT_TRANSLATE_NOOP("Marks", "blocked by"), "X"},
        {MarkKind::Promotion, QT_TRANSLATE_NOOP("Marks", "promotion"), "P"},
    };
    return rows;
}

void paintMark(QPainter &painter, const QRectF &cell, MarkKind kind, int leg, MarkPlace place)
{
    const double side = std::min(cell.width(), cell.height());
    const QPointF centre = cell.center();
    // Marks of a man lie in the corner, so that he can still be seen.
    const bool isInMiddle = place == MarkPlace::Middle;
    const auto corner = [&](double x, double y) {
        return centre + (isInMiddle ? QPointF(x, y) * 1.8 : QPointF(0.31 + x, -0.31 + y)) * side;
    };
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    if (kind == MarkKind::Capture || kind == MarkKind::Both) {
        rimmed(painter, ring(centre, 0.40 * side, 0.32 * side), markColours::capture, side);
        rimmed(painter, ticks(cell, side), markColours::capture, side);
    }
    if (kind == MarkKind::Move || kind == MarkKind::Both)
        rimmed(painter, disc(centre, 0.20 * side), markColours::move, side);
    if (kind == MarkKind::Blocked) {
        rimmed(painter, cross(corner(0, 0), 0.15 * side, 0.07 * side), markColours::blocked, side);
    }
    if (kind == MarkKind::Hurdle)
        rimmed(painter, polygon({corner(0, -0.15), corner(0.15, 0), corner(0, 0.15), corner(-0.15, 0)}), markColours::hurdle, side);
    if (kind == MarkKind::Victim)
        rimmed(painter, polygon({corner(0, -0.14), corner(0.15, 0.12), corner(-0.15, 0.12)}), markColours::capture, side);
    if (kind == MarkKind::Promotion)
        rimmed(painter, star(corner(0, 0), 0.16 * side), markColours::move, side);
    if (kind == MarkKind::Via) {
        rimmed(painter, hollowSquare(centre, 0.19 * side, 0.05 * side), markColours::via, side);
        if (leg > 0 && side >= 22) {
            QFont font = painter.font();
            font.setPixelSize(std::max(7, static_cast<int>(0.24 * side)));
            font.setBold(true);
            QPainterPath number;
            number.addText(0, 0, font, QString::number(leg));
            number.translate(centre - number.boundingRect().center());
            painter.strokePath(number, QPen(Qt::white, 2.5));
            painter.fillPath(number, Qt::black);
        }
    }
    painter.restore();
}

} // namespace rookery
