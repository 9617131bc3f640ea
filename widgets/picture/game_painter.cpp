#include "widgets/picture/game_painter.h"

#include "widgets/picture/board_painter.h"
#include "widgets/picture/mark_painter.h"
#include "widgets/picture/zone_painter.h"

#include <QPainter>

#include <algorithm>

namespace rookery {

namespace {

void paintOutlines(QPainter &painter,
                   const View &view,
                   const BoardScene &scene,
                   const std::vector<CellId> &cells)
{
    for (const CellId cell : cells)
        painter.drawPolygon(cellOutline(view, scene.cell(cell), 1));
}

} // namespace

/// The last move's cells, dashed where it came from and solid where it went; a frame, a tint and a
/// thick ring under a royal piece in check.
void paintGame(QPainter &painter, const View &view, const BoardPicture &picture)
{
    if (!picture.game)
        return;
    const double width = std::clamp(view.scale * 0.06, 2.0, 4.0);
    QColor fill = picture.theme.selection;
    fill.setAlphaF(0.18F);
    painter.setBrush(fill);
    painter.setPen(QPen(picture.theme.selection, width, Qt::DashLine));
    paintOutlines(painter, view, *picture.scene, picture.game->left);
    painter.setPen(QPen(picture.theme.selection, width));
    paintOutlines(painter, view, *picture.scene, picture.game->entered);
    QColor alarm = QColor::fromRgb(markColours::capture);
    // A piece drawn as a tile leaves nothing of the ring to be seen, but the edge of its cell.
    alarm.setAlphaF(0.35F);
    painter.setBrush(alarm);
    painter.setPen(QPen(QColor::fromRgb(markColours::capture), width));
    paintOutlines(painter, view, *picture.scene, picture.game->checked);
    painter.setRenderHint(QPainter::Antialiasing);
    for (const CellId cell : picture.game->checked) {
        const QRectF area = pieceArea(view, picture.scene->cell(cell)).adjusted(2, 2, -2, -2);
        alarm.setAlphaF(0.45F);
        painter.setBrush(alarm);
        alarm.setAlphaF(1);
        painter.setPen(QPen(Qt::white, width + 2));
        painter.drawEllipse(area);
        painter.setPen(QPen(alarm, width));
        painter.drawEllipse(area);
    }
    painter.setRenderHint(QPainter::Antialiasing, false);
}

void paintWitness(QPainter &painter, const View &view, const BoardPicture &picture)
{
    if (!picture.game)
        return;
    const double width = std::clamp(view.scale * 0.07, 2.0, 5.0);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    for (const CellId cell : picture.game->witness) {
        const QRectF area = pieceArea(view, picture.scene->cell(cell));
        const double within = area.width() * 0.3;
        const QRectF ring = area.adjusted(within, within, -within, -within);
        painter.setPen(QPen(Qt::white, width + 4));
        painter.drawEllipse(ring);
        painter.setPen(QPen(Qt::black, width + 2));
        painter.drawEllipse(ring);
        painter.setPen(QPen(picture.theme.witness, width));
        painter.drawEllipse(ring);
    }
    painter.setRenderHint(QPainter::Antialiasing, false);
}

/// A block with hatching, told from pieces by its shape and from cells by its rim.
void paintWall(QPainter &painter, const QRectF &area, const CanvasTheme &theme)
{
    const double within = area.width() * 0.1;
    const QRectF block = area.adjusted(within, within, -within, -within);
    const double corner = area.width() * 0.06;
    const double width = std::clamp(area.width() * 0.035, 1.0, 3.0);
    const QColor body = theme.counter;
    const QColor line = theme.counterLine;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(line, 3 * width));
    painter.setBrush(body);
    painter.drawRoundedRect(block, corner, corner);
    painter.setPen(QPen(line, width));
    paintHatch(painter, QPolygonF(block), Hatch::Rising, area.width() * 0.2, block.topLeft());
    painter.setPen(QPen(body.darker(150), width));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(block, corner, corner);
    painter.restore();
}

/// A stroke through the piece, dark with a light rim, to be seen on every piece and cell.
void paintDeath(QPainter &painter, const QRectF &area)
{
    const double within = area.width() * 0.16;
    const QRectF inner = area.adjusted(within, within, -within, -within);
    const QLineF stroke(inner.bottomLeft(), inner.topRight());
    const double width = std::clamp(area.width() * 0.06, 1.5, 5.0);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(Qt::white, width * 1.9, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(stroke);
    painter.setPen(QPen(QColor(Qt::black), width, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(stroke);
    painter.restore();
}

} // namespace rookery
