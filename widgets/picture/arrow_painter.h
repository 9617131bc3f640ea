#pragma once

#include "widgets/picture/board_picture.h"
#include "widgets/picture/view.h"

class QPainter;

namespace rookery {

/// The picture's moves that are worth a look, the best strongest and on top; with their numbers
/// where there are several.
void paintMoveArrows(QPainter &painter, const View &view, const BoardPicture &picture);

/// The arrows and marks that a person has drawn, each with a dark and a light rim.
void paintDrawnShapes(QPainter &painter, const View &view, const BoardPicture &picture);

/// The colour of the best of them.
QColor moveArrowColour(const CanvasTheme &theme);

} // namespace rookery
