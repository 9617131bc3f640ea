#pragma once

#include "app/cli/outcome.h"

#include <string>

namespace rookery::cli {

enum class BatchOutput {
    Answers,    ///< the questions with what was found, as JSON
    Comparison, ///< a line for each case that differs, then how many passed
};

/// Answers a file of questions in the format of tests/data/oracle: pieces, boards, cases.
Outcome runReachBatch(const std::string &file, BatchOutput output);

} // namespace rookery::cli
