#pragma once

#include "widgets/picture/board_picture.h"
#include "widgets/picture/view.h"

#include <QFont>

class QPainter;

namespace rookery {

QFont labelFont(const QPainter &painter, double pixels);

/// The letters and numbers beside the board; none where cells are too small for them.
void paintEdgeLabels(QPainter &painter, const View &view, const BoardPicture &picture);

/// The name of each cell in its corner; none where cells are too small for them.
void paintCellNames(QPainter &painter,
                    const View &view,
                    const BoardPicture &picture,
                    const QRectF &clip);

} // namespace rookery
