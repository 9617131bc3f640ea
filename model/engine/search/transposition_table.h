#pragma once

#include "model/play/moves/move.h"

#include <cstdint>
#include <limits>
#include <vector>

namespace rookery {

/// What a score says about the true one.
enum class Bound : std::uint8_t { Exact, AtLeast, AtMost };

/// What a search has found out about a position.
struct Remembered
{
    int score = 0;
    std::int16_t depth = -1; ///< moves looked ahead; less than none: nothing is known
    Bound bound = Bound::Exact;
    std::uint16_t best = 0; ///< the name of the best move
};

/// Positions that a search has met, each in the place that its key names; a newer one replaces an
/// older one.
class SearchMemory
{
public:
    static constexpr std::uint16_t noMove = std::numeric_limits<std::uint16_t>::max();

    /// Empties it and makes room for so many positions, rounded down to a power of two.
    void reset(std::size_t positions);
    bool isOpen() const { return !m_places.empty(); }

    /// Few bits by which nearly all moves of a position differ; never noMove.
    static std::uint16_t nameOf(const Move &move);

    /// By GameEngine::key(); null if nothing is known of it.
    const Remembered *find(std::uint64_t key) const;
    void put(std::uint64_t key, const Remembered &what);

private:
    struct Place
    {
        std::uint64_t key = 0;
        Remembered what;
    };

    std::vector<Place> m_places;
};

} // namespace rookery
