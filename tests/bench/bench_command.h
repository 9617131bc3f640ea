#pragma once

#include "app/cli/arguments.h"

namespace rookery::cli {

/// Measures the move generator.
Outcome runBench(Arguments &arguments);

} // namespace rookery::cli
