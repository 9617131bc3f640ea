#pragma once

#include "model/board/board.h"
#include "widgets/picture/view.h"

#include <QLineF>
#include <QList>
#include <QPointF>

#include <span>

class QPainter;

namespace rookery {

/// Where a symmetry lies on the drawing, in cells of the scene. Nothing where the drawing does not
/// show it, such as turns of a board that is drawn as a ring.
struct SymmetryLines
{
    QList<QLineF> axes;     ///< of mirrors, along all cells that they mirror
    QList<QPointF> centres; ///< of turns without mirrors
    int turns = 0;          ///< that bring such a board back

    bool isEmpty() const { return axes.isEmpty() && centres.isEmpty(); }
};

/// `images` is how the symmetry holds the board, the present orientation left out.
SymmetryLines symmetryLines(const Board &board, std::span<const Orientation> images);

void paintSymmetry(QPainter &painter, const View &view, const SymmetryLines &lines);

} // namespace rookery
