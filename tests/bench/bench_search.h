#pragma once

#include "app/cli/json_output.h"

#include <cstdint>
#include <string>
#include <vector>

namespace rookery::bench {

/// How fast the opponent looks ahead from the start of a game.
struct SearchTiming
{
    std::string game;
    std::uint64_t nodes = 0; ///< positions looked at
    double rate = 0;         ///< positions per second of processor time, median
};

/// Alpha-beta over a fixed number of positions on one thread, in rounds that interleave all games,
/// five of them or (brief) one of a thousandth. Making the searcher is not timed.
std::vector<SearchTiming> benchSearch(bool isBrief);

std::string searchText(const std::vector<SearchTiming> &rows);
cli::Json searchJson(const std::vector<SearchTiming> &rows);

} // namespace rookery::bench
