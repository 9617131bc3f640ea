#pragma once

#include "widgets/tools/tool.h"
#include "widgets/workspace/workspace.h"

#include <memory>

namespace rookery {

/// The chosen tool, or the first of the mode if that one is not among its tools; null in modes
/// without tools.
std::unique_ptr<Tool> makeChosenTool(Workspace &workspace);

/// Chooses the tool that selects, where there is one; if it is chosen already, selects nothing.
void leaveTool(Choices &choices);

} // namespace rookery
