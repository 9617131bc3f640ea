#pragma once

#include "widgets/picture/board_picture.h"
#include "widgets/picture/view.h"

class QPainter;

namespace rookery {

/// What lies on cells beside the topmost pieces: the own numbers of cells that the design shows
/// (as a number, stones, a bar or a wall; those hidden from players are not), and how many pieces
/// are stacked. Over the pieces; nothing where cells are too small to read it.
void paintNumbers(QPainter &painter,
                  const View &view,
                  const BoardPicture &picture,
                  const QRectF &visible);

} // namespace rookery
