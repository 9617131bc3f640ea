#pragma once

#include "widgets/workspace/workspace.h"

namespace rookery {

/// Adds a piece without moves, chooses it and asks for its name; whether that could be done.
bool addNewPiece(Workspace &workspace);

/// Merge key of the step that made this piece: the name that it gets first is part of that step.
QString newPieceKey(PieceId piece);

} // namespace rookery
