#pragma once

#include "widgets/picture/board_picture.h"
#include "widgets/picture/view.h"

class QPainter;

namespace rookery {

/// One arrow of a trail, in scene units.
struct TrailArrow
{
    QPointF from;
    QPointF to;
    bool isStub =
        false; ///< runs off the board towards a ghost that is not shown, or comes in from one
};

/// The arrows of a trail. A step over a seam is two of them: one out to the ghost, one in on the
/// other side.
std::vector<TrailArrow> trailArrows(const BoardScene &scene, const Trail &trail);

/// The picture's trail, with the number of each step.
void paintTrail(QPainter &painter, const View &view, const BoardPicture &picture);

} // namespace rookery
