#pragma once

#include "app/cli/outcome.h"
#include "tests/oracle/perft_oracle.h"

#include <string_view>

namespace rookery::oracle {

/// Whether a file of counts lists entries of many games instead of variants of one program.
bool hasPublishedCounts(std::string_view text);

/// Compares the counts of each entry whose game is known. A line for each, at last
/// `N passed, M failed, K refused`. `uncounted` is the list that is asked for, empty if none is.
cli::Outcome
runPublishedCounts(const OracleRequest &request, std::string_view text, std::string_view uncounted);

} // namespace rookery::oracle
