#pragma once

#include "app/cli/arguments.h"

namespace rookery::bench {

/// Measures the move generator.
cli::Outcome runBench(cli::Arguments &arguments);

} // namespace rookery::bench
