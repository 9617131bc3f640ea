#pragma once

#include "model/design/design.h"

class QHBoxLayout;
class QToolButton;
class QWidget;

namespace rookery {

inline constexpr int handPictureSide = 32;

/// The picture of pieces of one type that a player has in hand, with their number unless that is 0.
/// Its properties `player` and `piece` are their indices.
QToolButton *
handButton(const Design &design, PlayerId player, PieceId type, int count, const QWidget &tray);

/// Takes the widgets of a tray away, also while one of them still works.
void clearTray(QHBoxLayout &row);

} // namespace rookery
