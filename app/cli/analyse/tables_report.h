#pragma once

#include "app/cli/json_output.h"
#include "model/design/design.h"

#include <string>

namespace rookery::cli {

/// By what means the compiled game answers for each piece type, over all players:
///
///     straight rays     the whole line lies ready, from cells where it is plain to its end
///     hops              cell by cell, where lines join, loop or turn
///     turning hops      the same, and the piece holds the board otherwise behind some of them
///     following legs    legs that begin where others end wait in a queue, each state once
///
/// and which rules need a table at all.
std::string tablesReportText(const std::string &name, const Design &design);

/// The same with the figures of each step: from how many cells its ray is straight.
Json tablesReportJson(const std::string &name, const Design &design);

} // namespace rookery::cli
