#pragma once

#include "model/engine/fast_game.h"
#include "model/engine/make_game_engine.h"

#include <cstdint>
#include <optional>

namespace rookery::test {

/// Sequences of so many legal moves, each move tried.
inline std::uint64_t perftByTrying(MoveRules &moveRules, const Position &position, int depth)
{
    GameEngine engine(moveRules, position);
    return engine.perft(depth);
}

/// The same by the tables, whether or not they are thought to serve.
inline std::optional<std::uint64_t>
perftByTables(const MoveRules &moveRules, const Position &position, int depth)
{
    return FastGame(moveRules.design(), moveRules.sharedGame()).perft(position, depth);
}

/// The same as users count.
inline std::uint64_t perftOf(const MoveRules &moveRules, const Position &position, int depth)
{
    const auto engine = makeGameEngine(moveRules.design(), moveRules.sharedGame());
    engine->begin(position);
    return engine->perft(depth);
}

} // namespace rookery::test
