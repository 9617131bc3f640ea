#pragma once

#include "widgets/picture/board_picture.h"

#include <QLineF>
#include <QList>

namespace rookery {

/// The lines of a board whose pieces stand where they cross, on the scene: those between neighbours
/// and along links, as its zones change them. A palace has two diagonals more, a river none over it
/// but at the board's edges.
QList<QLineF> pointLines(const BoardPicture &picture);

} // namespace rookery
