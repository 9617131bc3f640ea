#pragma once

#include "model/design/design.h"
#include "model/picture/move_glyph.h"
#include "model/picture/piece_look.h"
#include "widgets/picture/canvas_theme.h"

#include <QIcon>
#include <QRectF>

#include <span>

class QPainter;

namespace rookery {

struct PieceThemeRow
{
    PieceTheme theme;
    const char *key;   ///< in settings
    const char *title; ///< marked for translation in "PieceTheme"
};
std::span<const PieceThemeRow> pieceThemes();

/// Draws pieces as pieceLook() says, what they can do as their player holds the design's board.
/// Whatever needs no pixmap may be painted in any thread, each of which keeps caches of its own.
namespace piece_art {

/// `area` is the piece's cell; the picture keeps a margin inside it. On a flipped board moves and
/// tiles of shogi point the other way; figures stay upright.
void paint(QPainter &painter,
           const QRectF &area,
           const PieceType &type,
           const Design &design,
           const PlayerColours &colours,
           SeenFrom from = SeenFrom::Below);

/// The same from a cache of pixmaps, for canvases; not for printing.
void paintCached(QPainter &painter,
                 const QRectF &area,
                 const PieceType &type,
                 const Design &design,
                 const PlayerColours &colours,
                 SeenFrom from = SeenFrom::Below);

/// On a board of squares with the standard directions.
void paint(QPainter &painter,
           const QRectF &area,
           const PieceType &type,
           const PlayerColours &colours);

QIcon icon(const PieceType &type,
           const Design &design,
           const PlayerColours &colours,
           int side,
           double ratio,
           SeenFrom from = SeenFrom::Below);

/// What pieces are drawn as from now on, in every thread.
void useTheme(PieceTheme theme);

/// What the piece can do; remembered, so that asking again is cheap.
const MoveGlyph &movesOf(const PieceType &type, const Design &design, PlayerId player);

} // namespace piece_art

} // namespace rookery
