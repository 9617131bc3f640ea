#pragma once

#include "model/design/design.h"

#include <QString>

#include <vector>

namespace rookery {

class Workspace;

/// Adds pieces to the design in one step that is called so, and chooses the last of them. False
/// where the design cannot have them; the window then says why.
bool addPieces(Workspace &workspace, const QString &step, const std::vector<PieceType> &types);

} // namespace rookery
