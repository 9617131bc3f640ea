#include "widgets/picture/mark_painter.h"

#include "widgets/picture/figure_painter.h"

#include <QImage>
#include <QPaintDevice>
#include <QPaintEngine>
#include <QPainter>
#include <QTransform>

#include <algorithm>
#include <cmath>
#include <vector>

namespace rookery {

namespace {

/// The lines and fills of a mark lie over each other: each faint by itself, they would shine
/// through one another and hide what is below.
void paintAsOne(QPainter &painter,
                const QRectF &cell,
                double side,
                const std::vector<Figure> &figures)
{
    const QTransform &drawn = painter.worldTransform();
    const double ratio =
        painter.device()->devicePixelRatioF() * std::max(0.1, std::hypot(drawn.m11(), drawn.m12()));
    const double reach = std::ceil(side / 2) + 2; // rims may lie outside a very small cell
    const QPoint corner = (cell.center() - QPointF(reach, reach)).toPoint();
    const int length = static_cast<int>(std::ceil((2 * reach + 1) * ratio));
    QImage layer(length, length, QImage::Format_ARGB32_Premultiplied);
    layer.setDevicePixelRatio(ratio);
    layer.fill(Qt::transparent);
    QPainter whole(&layer);
    whole.setFont(painter.font());
    paintFigures(whole, cell.center() - corner, figures);
    whole.end();
    painter.drawImage(corner, layer);
}

} // namespace

void paintMark(QPainter &painter, const QRectF &cell, MarkKind kind, int leg, MarkPlace place)
{
    const double side = std::min(cell.width(), cell.height());
    const std::vector<Figure> figures = markFigures(kind, side, leg, place);
    // SVG and PDF keep their lines.
    const bool isOfPixels = painter.paintEngine()->type() == QPaintEngine::Raster;
    if (painter.opacity() < 1 && isOfPixels)
        paintAsOne(painter, cell, side, figures);
    else
        paintFigures(painter, cell.center(), figures);
}

} // namespace rookery
