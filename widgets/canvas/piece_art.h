#pragma once

#include "model/analysis/move_glyph.h"
#include "model/design/directions.h"
#include "model/design/pieces.h"
#include "widgets/canvas/canvas_theme.h"

#include <QIcon>
#include <QRectF>

class QPainter;

namespace rookery {

/// Draws men: as the design's own picture where it has one for this piece, else as a glyph where
/// the piece's name is a well-known one, else as what the piece can do; a piece without moves is a
/// disc with its letter.
namespace piece_art {

/// `area` is the man's cell; the picture keeps a margin inside it.
void paint(QPainter &painter,
           const QRectF &area,
           const PieceType &type,
           const Shared<Directions> &directions,
           const PlayerColours &colours);

/// The same from a cache of pixmaps, for canvases; not for printing.
void paintCached(QPainter &painter,
                 const QRectF &area,
                 const PieceType &type,
                 const Shared<Directions> &directions,
                 const PlayerColours &colours);

/// With the standard directions.
void paint(QPainter &painter,
           const QRectF &area,
           const PieceType &type,
           const PlayerColours &colours);

QIcon icon(const PieceType &type,
           const Shared<Directions> &directions,
           const PlayerColours &colours,
           int side,
           double ratio);

/// What the piece can do; remembered, so that asking again is cheap.
const MoveGlyph &movesOf(const PieceType &type, const Shared<Directions> &directions);

} // namespace piece_art

} // namespace rookery
