#pragma once

#include "model/design/design.h"
#include "model/picture/move_glyph.h"

class QToolButton;
class QWidget;

namespace rookery {

/// The picture of pieces of one type that a player has in hand, as they will be seen on the board,
/// with their number unless that is 0. Its properties `player` and `piece` are their indices.
QToolButton *handButton(const Design &design,
                        PlayerId player,
                        PieceId type,
                        int count,
                        const QWidget &tray,
                        SeenFrom from);

} // namespace rookery
