#pragma once

#include "widgets/canvas/board_picture.h"
#include "widgets/canvas/view.h"

class QPainter;

namespace rookery {

/// The hatches of an audit's groups, under the men.
void paintNoteHatches(QPainter &painter,
                      const View &view,
                      const BoardPicture &picture,
                      const QRectF &visible);

/// Its texts, over the men, each on a ground of its own.
void paintNoteTexts(QPainter &painter,
                    const View &view,
                    const BoardPicture &picture,
                    const QRectF &visible);

} // namespace rookery
