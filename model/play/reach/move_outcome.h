#pragma once

#include "model/design/terms/ids.h"

#include <algorithm>
#include <optional>
#include <span>
#include <vector>

namespace rookery {

/// A piece that a move takes from its cell; it is captured, or put down again elsewhere.
struct Taken
{
    CellId cell;
    std::optional<CellId> putTo;

    friend auto operator<=>(const Taken &, const Taken &) = default;
};

/// What one path of a piece does. Two paths that do the same are one move.
struct MoveOutcome
{
    CellId to;
    std::vector<Taken> taken;            ///< by cell; none for a plain move
    std::optional<PieceId> becomes = {}; ///< another type, by what the legs say

    bool isMove() const { return taken.empty(); }
    /// Nothing but replacing what stands on the last cell.
    bool isCapture() const { return taken.size() == 1 && taken.front() == Taken{to, std::nullopt}; }

    /// Takes or moves a piece elsewhere than on its last cell.
    bool isLocust() const { return !isMove() && !isCapture(); }

    friend auto operator<=>(const MoveOutcome &, const MoveOutcome &) = default;
};

/// Captured pieces are put down in the order in which they were captured; the one that is left over
/// is captured. Pieces that change places or are pushed know where they go.
inline MoveOutcome makeOutcome(CellId to,
                               std::span<const Taken> taken,
                               std::span<const CellId> unloadAt,
                               std::optional<PieceId> becomes = std::nullopt)
{
    MoveOutcome outcome{to, {taken.begin(), taken.end()}, becomes};
    std::size_t next = 0;
    for (Taken &piece : outcome.taken) {
        if (!piece.putTo && next < unloadAt.size())
            piece.putTo = unloadAt[next++];
    }
    std::sort(outcome.taken.begin(), outcome.taken.end());
    return outcome;
}

/// How many of them are captured, as far as is known before any piece is put down.
inline std::size_t capturedCount(std::span<const Taken> taken)
{
    return static_cast<std::size_t>(
        std::count_if(taken.begin(), taken.end(), [](const Taken &piece) { return !piece.putTo; }));
}

inline bool isTaken(std::span<const Taken> taken, CellId cell)
{
    return std::any_of(
        taken.begin(), taken.end(), [cell](const Taken &piece) { return piece.cell == cell; });
}

} // namespace rookery
