#pragma once

#include "model/design/pieces.h"
#include "widgets/canvas/canvas_theme.h"

class QPainter;
class QRectF;
class QString;

namespace rookery {

/// A small letter in the corner, which tells men apart that share a picture.
void paintBadge(QPainter &painter,
                const QRectF &area,
                const QString &letter,
                const PlayerColours &colours);

/// A disc with the piece's letter, or with the beginning of its name.
void paintLetter(QPainter &painter,
                 const QRectF &area,
                 const PieceType &type,
                 const PlayerColours &colours);

/// A tile with the piece's name, which is a short number.
void paintNumber(QPainter &painter,
                 const QRectF &area,
                 const PieceType &type,
                 const PlayerColours &colours);

} // namespace rookery
