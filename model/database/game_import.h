#pragma once

#include "model/database/game_database.h"
#include "model/exchange/game_files/played_game.h"

#include <atomic>
#include <functional>
#include <istream>

namespace rookery {

/// Games of a file in one of the formats of games.
struct GameSource
{
    std::istream &stream;
    const GameFileFormat &format;
};

/// Adds the main lines of all games as far as they are legal; a game without a legal move is
/// unusable. The engine is one of the version, and serves nothing else meanwhile. Ends early when
/// it is stopped: what was added stays. `progress` hears of some hundred games at a time.
Result<MergeCounts> addGames(GameDatabase &database,
                             const DesignVersion &version,
                             GameEngine &engine,
                             const GameSource &source,
                             const std::atomic<bool> &stop,
                             const std::function<void(const MergeCounts &)> &progress = {});

} // namespace rookery
