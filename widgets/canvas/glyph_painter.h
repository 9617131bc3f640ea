#pragma once

#include "model/analysis/move_glyph.h"
#include "widgets/canvas/canvas_theme.h"

#include <QRectF>

class QPainter;

namespace rookery {

/// Draws what a piece can do as a tile in its player's colours: a full square where it moves and
/// captures, a disc where it only moves, a cross where it only captures, a diamond where it hops
/// to, a bar over a man it takes on the way. Smaller ones may be stopped on the way, those with a
/// hole are for the first move only; an arrow goes on to the edge of the board. Everything lies on
/// whole pixels of the device, so that it stays crisp when it is small.
void paintGlyph(QPainter &painter,
                const QRectF &area,
                const MoveGlyph &glyph,
                const PlayerColours &colours);

} // namespace rookery
