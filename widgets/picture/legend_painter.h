#pragma once

#include "widgets/picture/board_picture.h"

#include <QPointF>

class QPainter;

namespace rookery {

/// The height of a picture's legend, in cells; `width` is that of the picture. 0 without marks.
double legendHeight(const BoardPicture &picture, double width);

/// Draws what each mark of the picture means, with its upper left corner there; `scale` is the side
/// of a cell.
void paintLegend(
    QPainter &painter, QPointF corner, double width, double scale, const BoardPicture &picture);

} // namespace rookery
