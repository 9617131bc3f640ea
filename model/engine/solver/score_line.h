#pragma once

#include "model/engine/solver/solver_view.h"

#include <functional>
#include <optional>
#include <vector>

namespace rookery {

/// How a search has ended.
enum class Found {
    Score,  ///< the score is certain
    Cycle,  ///< a position came back: what was found is worth nothing
    Nothing ///< the limits are spent
};

/// Moves; longer lines are taken for a cycle.
constexpr std::size_t longestLine = 1'000;

/// What a search has proved of a position.
using ProvedOf = std::function<std::optional<ScoreBounds>(std::uint64_t key)>;

/// Best play of both from the view's position, which has this score, as far as enough of it is
/// proved: of the moves that keep the score the winner's shortest and the loser's longest.
std::vector<Move> lineOf(SolverView &view, GameScore score, const ProvedOf &proved);

} // namespace rookery
