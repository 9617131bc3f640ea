#pragma once

#include "widgets/picture/board_picture.h"
#include "widgets/picture/view.h"

class QPainter;

namespace rookery {

/// Whether a player wins by joining two sides.
bool hasGoals(const Rules &rules);

/// How far the bands along such sides reach beyond the cells, in cells; labels make room for them.
double goalRoom(const BoardPicture &picture);

/// The sides that a player wins by joining, as a band in the player's colours along the outside of
/// the board. To be painted before the cells, which cover the inner half of it.
void paintGoals(QPainter &painter, const View &view, const BoardPicture &picture);

} // namespace rookery
