#pragma once

#include "model/design/pieces.h"
#include "widgets/canvas/canvas_theme.h"

#include <QRectF>

class QPainter;

namespace rookery {

/// Draws men: a glyph where the piece's name is a well-known one, else a disc with its letter.
namespace piece_art {

/// `area` is the man's cell; the picture keeps a margin inside it.
void paint(QPainter &painter, const QRectF &area, const PieceType &type, const PlayerColours &colours);

/// The same from a cache of pixmaps, for canvases; not for printing.
void paintCached(QPainter &painter, const QRectF &area, const PieceType &type, const PlayerColours &colours);

/// The resource of the glyph for a name, or empty.
QString glyphFor(const std::string &name);

} // namespace piece_art

} // namespace rookery
