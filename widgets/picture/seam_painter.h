#pragma once

#include "widgets/picture/board_picture.h"
#include "widgets/picture/view.h"

class QPainter;

namespace rookery {

/// The edges of a flat drawing that are joined: a thick line on each with the letter of its
/// partner, and arrows that run alike on both where the seam is plain, and opposite where it is
/// twisted.
void paintSeams(QPainter &painter, const View &view, const BoardPicture &picture);

} // namespace rookery
