#pragma once

#include "model/picture/move_glyph.h"
#include "model/picture/piece_colours.h"

#include <vector>

namespace rookery {

/// A tile in the owner's colours that shows what a piece can do: a full square where it moves and
/// captures, a disc where it only moves, a cross where it only captures, a diamond where it hops
/// to, a bar over a piece it takes on the way. What lies on a level above is a triangle that points
/// up, below one that points down, on the fourth axis one to the side, hollow where it is more than
/// one level away. Smaller ones may be stopped on the way, those with a hole are for the first move
/// only; an arrow goes on to the edge of the board.
///
/// The picture is a square with this side and its middle at (0, 0). Everything but round corners
/// and slanted lines lies on whole units, so that it stays crisp when they are pixels; and however
/// many marks there are, the tile keeps its owner's colour to the eye.
std::vector<Figure> glyphFigures(const MoveGlyph &glyph, double side, const PieceColours &colours);

} // namespace rookery
