#pragma once

#include "widgets/picture/board_picture.h"
#include "widgets/picture/view.h"

class QPainter;
class QRectF;

namespace rookery {

/// The last move's cells and pieces in check; to be painted under the pieces.
void paintGame(QPainter &painter, const View &view, const BoardPicture &picture);

/// Rings around the pieces that decided the game; over them, since stones fill their cells.
void paintWitness(QPainter &painter, const View &view, const BoardPicture &picture);

/// A cell that is closed for the rest of the game: an arrow, a burnt field, the duck.
void paintWall(QPainter &painter, const QRectF &area, const CanvasTheme &theme);

/// Over a piece whose player is out of the game and which only stands there.
void paintDeath(QPainter &painter, const QRectF &area);

} // namespace rookery
