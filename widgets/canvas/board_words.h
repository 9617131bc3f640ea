#pragma once

#include "model/design/terms/ids.h"

#include <QString>

class QHelpEvent;

namespace rookery {

class BoardCanvas;
class Workspace;

/// What a screen reader says about a cell: "e4, White Griffon", "e5, may move here".
QString cellSentence(const BoardCanvas &canvas, CellId cell);

/// About the piece on a cell: where it may go.
QString movesSentence(const BoardCanvas &canvas, CellId cell);

/// About a piece whose player is out of the game that is played; empty for others.
QString deadPieceSentence(Workspace &workspace, CellId cell);

/// A tip about the piece under the pointer; hidden where there is nothing to say.
void showToolTip(BoardCanvas &canvas, const QHelpEvent &event);

} // namespace rookery
