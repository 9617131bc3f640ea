#pragma once

#include "widgets/picture/board_picture.h"
#include "widgets/picture/view.h"

class QPainter;

namespace rookery {

/// Arrows for every link of the picture's direction that meets `clip` (in cells). Links that the
/// author drew are strong and have a bar at the tail when they lead one way only; a cut link shows
/// as a cross where it would have begun; a link over a seam leads to the ghost of its cell.
void paintLinks(QPainter &painter,
                const View &view,
                const BoardPicture &picture,
                const QRectF &clip);

/// Faint lines for links that were drawn, of whatever direction: all of them behind the arrows of
/// one direction, else those of cells outside a lattice, which do not show by themselves how they
/// hang together.
void paintDrawnLinks(QPainter &painter,
                     const View &view,
                     const BoardPicture &picture,
                     const QRectF &clip);

/// An arrow with a filled head that stops short of both points.
void paintArrow(QPainter &painter, QPointF from, QPointF to, const QColor &colour, double width);

} // namespace rookery
