#pragma once

#include "model/board/board.h"

#include <QPainterPath>

#include <functional>
#include <vector>

namespace rookery {

/// A link that the author drew, from middle to middle, in cells and y downwards.
struct DrawnLink
{
    CellId from;
    CellId to;
    QPainterPath path;
    bool isLoose = false;  ///< whether one of the two lies outside the lattice
    bool isCurved = false; ///< whether it goes on as a traveller does; see drawnLinks()

    /// Whether something of it may be seen in an area, with the width of its line.
    bool isSeenIn(const QRectF &area) const
    {
        return path.boundingRect().adjusted(-0.1, -0.1, 0.1, 0.1).intersects(area);
    }
};

/// Each pair of cells once. Leaps on a lattice are left out: they say nothing about how the cells
/// hang together. A link to a cell outside the lattice that joins two cells of it leaves the
/// lattice in its direction and comes back in that of the traveller, so that both make a loop.
std::vector<DrawnLink> drawnLinks(const Board &board,
                                  const std::function<QPointF(CellId)> &centreOf);

/// Whether a link is so long that it bends a little, to stay apart from others. In cells.
bool isBowed(QPointF from, QPointF to);
QPainterPath bow(QPointF from, QPointF to);

} // namespace rookery
