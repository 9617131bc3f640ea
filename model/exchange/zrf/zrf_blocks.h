#pragma once

#include "model/base/result.h"
#include "model/exchange/target/programs.h"

#include <functional>
#include <string>
#include <vector>

namespace rookery {

/// How a game file names what a block speaks of.
struct ZrfWords
{
    std::function<std::string(StepId own)> direction;
    std::string add = "add"; ///< what ends a move: promotions and attributes are part of it
    int longest = 1;         ///< steps that a straight path can have on the board
};

/// The blocks of one program, each a list of words without its outer brackets, or why there are
/// none.
Result<std::vector<std::string>> zrfBlocks(const Program &program, const ZrfWords &words);

} // namespace rookery
