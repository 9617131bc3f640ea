#pragma once

#include "app/cli/json_output.h"

#include <string>
#include <vector>

namespace rookery::bench {

/// How long something takes with a collection of games.
struct GamesTiming
{
    std::string name;
    std::size_t games = 0;   ///< found
    double milliseconds = 0; ///< of processor time, median
};

/// Random games of chess as PGN with tags of their own, a hundred thousand or (brief) a thousand
/// of them: read as the window reads them, then searched as it does at every letter that is typed.
struct GamesBench
{
    std::size_t games = 0;
    std::size_t bytes = 0;
    std::vector<GamesTiming> rows;
};

GamesBench benchGames(bool isBrief, std::uint64_t seed);

std::string gamesText(const GamesBench &bench);
cli::Json gamesJson(const GamesBench &bench);

} // namespace rookery::bench
