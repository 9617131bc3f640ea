#pragma once

#include "model/board/board.h"
#include "model/design/design.h"

#include <string>
#include <vector>

namespace rookery {

/// The rules of a design as JSON for the page's script: every member of every component under the
/// key that it has in a file, whether usual or not. Types, players, zones and directions are
/// numbers, places are cells; -1 is none.
std::string ruleData(const Design &design, const Board &board);

/// The titles of the components that the design has and the page's script does not know.
std::vector<std::string> rulesNotPlayed(const Design &design);

} // namespace rookery
