#pragma once

#include "model/base/enum_names.h"
#include "model/engine/solver/solver_view.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace rookery {

enum class GameValue { FirstWins, SecondWins, Draw, Open };

template<>
struct EnumNames<GameValue>
{
    static constexpr EnumName<GameValue> rows[] = {
        {GameValue::FirstWins, "first player wins", "the first player wins"},
        {GameValue::SecondWins, "second player wins", "the second player wins"},
        {GameValue::Draw, "draw", "neither player wins"},
        {GameValue::Open, "open", "not known"},
    };
};

struct Solution
{
    GameValue value = GameValue::Open;
    std::optional<int> depth; ///< moves of both to the end of best play, where that is known
    std::vector<Move> line;   ///< best play of both; may be incomplete
    std::uint64_t nodes = 0;  ///< moves made
    Message because;          ///< why it is open, if it is; or by what means it is known
};

/// What the game is worth from the engine's position on, if best play shows it within the limits:
/// never a guess. The first player is the one who is to move first in the design's start. Where
/// positions can come back every position is listed and judged backwards; where none can, all lines
/// that matter are played to their ends.
Solution solveGame(GameEngine &engine,
                   const SolverLimits &limits,
                   const std::atomic<bool> &stop,
                   const SolverView::Progress &progress = {});

} // namespace rookery
