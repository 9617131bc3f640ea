#pragma once

#include "model/exchange/target/format.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace rookery::test {

struct EngineGames
{
    int games = 4;
    int moves = 80; ///< of both players together
    std::uint32_t seed = 1;
    std::vector<std::string> opening = {}; ///< of every game, as the engine writes moves
};

/// What became of random games of a design in another program, which was asked for its legal moves
/// and for the result after every move.
struct EngineAnswer
{
    bool isMissing = false;   ///< the program is not installed
    int positions = 0;        ///< that were compared
    std::string disagreement; ///< the first; empty if there is none
};

/// Exports the design to Sjaak II and plays it there.
EngineAnswer playedInSjaak(const Design &design, const EngineGames &how = {});

/// The same with Jocly.
EngineAnswer playedInJocly(const Design &design, const EngineGames &how = {});

} // namespace rookery::test
