#pragma once

#include "widgets/canvas/board_picture.h"
#include "widgets/canvas/view.h"

class QPainter;
class QRectF;

namespace rookery {

/// The last move's cells and men in check; to be painted under the men.
void paintGame(QPainter &painter, const View &view, const BoardPicture &picture);

/// Rings around the men who decided the game; over them, since stones fill their cells.
void paintWitness(QPainter &painter, const View &view, const BoardPicture &picture);

/// A cell that is closed for the rest of the game: an arrow, a burnt field, the duck.
void paintWall(QPainter &painter, const QRectF &area, const CanvasTheme &theme);

/// Over a man whose player is out of the game and who only stands there.
void paintDeath(QPainter &painter, const QRectF &area);

} // namespace rookery
