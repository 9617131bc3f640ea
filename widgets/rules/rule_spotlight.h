#pragma once

#include "widgets/picture/overlays.h"
#include "widgets/workspace/workspace.h"

#include <string>
#include <vector>

namespace rookery {

/// What a rule is about, shown on the board: the cells of its zones, player by player, the cells
/// that it names, and the pieces of its pieces, each group with a hatch of its own.
std::vector<CellNote> ruleSpotlight(const Workspace &workspace, const std::string &path);

} // namespace rookery
