#pragma once

#include "model/design/ids.h"

#include <algorithm>
#include <optional>
#include <span>
#include <vector>

namespace rookery {

/// A man that a move takes from its cell; it is captured, or put down again elsewhere.
struct Taken
{
    CellId cell;
    std::optional<CellId> putTo;

    friend auto operator<=>(const Taken &, const Taken &) = default;
};

/// What one way of moving a piece does. Two ways that do the same are one move.
struct MoveOutcome
{
    CellId to;
    std::vector<Taken> taken; ///< by cell; none for a plain move

    bool isMove() const { return taken.empty(); }
    /// Nothing but replacing what stands on the last cell.
    bool isCapture() const { return taken.size() == 1 && taken.front() == Taken{to, std::nullopt}; }

    /// Takes or moves a man elsewhere than on its last cell.
    bool isLocust() const { return !isMove() && !isCapture(); }

    friend auto operator<=>(const MoveOutcome &, const MoveOutcome &) = default;
};

/// The men are put down in the order in which they were captured; whoever is left over is captured.
inline MoveOutcome makeOutcome(CellId to, std::span<const CellId> taken, std::span<const CellId> unloadAt)
{
    MoveOutcome outcome{to, {}};
    for (std::size_t i = 0; i < taken.size(); ++i) {
        const bool isPutDown = i < unloadAt.size();
        outcome.taken.push_back({taken[i], isPutDown ? std::optional(unloadAt[i]) : std::nullopt});
    }
    std::sort(outcome.taken.begin(), outcome.taken.end());
    return outcome;
}

} // namespace rookery
