#pragma once

#include "app/cli/outcome.h"

#include <cstdint>
#include <optional>
#include <string>

namespace rookery::oracle {

struct OracleRequest
{
    std::string file;                       ///< counts by another program
    std::optional<std::string> definitions; ///< a variants.ini that is asked first
    std::optional<std::string> variant;     ///< only this one
    /// A list of entries that are not compared, with reasons (uncounted.h): any other that no
    /// design plays is a failure then.
    std::optional<std::string> uncounted;
    std::uint64_t mostNodes = 200'000; ///< larger counts are left aside
    bool isDivided = false;            ///< show the moves where a count differs
};

/// Imports every variant of the file and compares its counts. A line for each variant, at last
/// `N passed, M failed, K refused`.
cli::Outcome runPerftOracle(const OracleRequest &request);

} // namespace rookery::oracle
