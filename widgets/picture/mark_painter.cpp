#include "widgets/picture/mark_painter.h"

#include "widgets/picture/figure_painter.h"

#include <QPainter>

#include <algorithm>

namespace rookery {

void paintMark(QPainter &painter, const QRectF &cell, MarkKind kind, int leg, MarkPlace place)
{
    const double side = std::min(cell.width(), cell.height());
    paintFigures(painter, cell.center(), markFigures(kind, side, leg, place));
}

} // namespace rookery
