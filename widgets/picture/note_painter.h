#pragma once

#include "widgets/picture/board_picture.h"
#include "widgets/picture/view.h"

class QPainter;

namespace rookery {

/// The hatches of an audit's groups, under the pieces.
void paintNoteHatches(QPainter &painter,
                      const View &view,
                      const BoardPicture &picture,
                      const QRectF &visible);

/// Its texts, over the pieces, each on a ground of its own.
void paintNoteTexts(QPainter &painter,
                    const View &view,
                    const BoardPicture &picture,
                    const QRectF &visible);

/// The font of badges at this size of cells.
void setBadgeFont(QPainter &painter, const View &view);
/// A short text on a rounded ground of its own, around a point in pixels.
void paintBadge(QPainter &painter,
                const QPointF &centre,
                const QString &text,
                const CanvasTheme &theme);

} // namespace rookery
