#pragma once

#include "widgets/picture/board_picture.h"

#include <vector>

namespace rookery {

/// A mark where it is drawn: on a cell, or on the ghost of one beyond a joined edge.
struct BoardMark
{
    CellId cell;
    const CellGeometry *place = nullptr; ///< of the picture's scene
    MarkKind kind = MarkKind::Move;
    int leg = 0; ///< of a cell that is passed
    bool isGhost = false;
};

/// The marks of a picture that are to be seen in an area of its scene, those beyond joined edges
/// last. All that paints or names marks asks here.
std::vector<BoardMark> marksWithin(const BoardPicture &picture, const QRectF &area);

/// The kinds among them, in the order of the legend.
std::vector<MarkKind> kindsOf(const std::vector<BoardMark> &marks);

/// What a legend says below the marks of a reach of which not all were found, as an ellipsis does.
QString cutReachName();

} // namespace rookery
