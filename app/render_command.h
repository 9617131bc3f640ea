#pragma once

#include "app/cli/arguments.h"

namespace rookery::cli {

/// `render FILE -o OUT.svg/.png/.pdf`: the board as the window would paint it. Needs painting, but
/// no display.
Outcome runRender(Arguments &arguments);

/// `export`, with the formats that are painted.
Outcome runPaintedExport(Arguments &arguments);

} // namespace rookery::cli
