#pragma once

#include "widgets/canvas/overlays.h"
#include "widgets/session/workspace.h"

#include <string>
#include <vector>

namespace rookery {

/// What a rule is about, shown on the board: the cells of its zones, player by player, the cells
/// that it names, and the men of its pieces, each group with a hatch of its own.
std::vector<CellNote> ruleSpotlight(const Workspace &workspace, const std::string &path);

} // namespace rookery
