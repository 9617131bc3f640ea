#pragma once

#include "model/play/moves/move.h"

#include <array>
#include <cstdint>
#include <limits>
#include <vector>

namespace rookery {

/// What a score says about the true one.
enum class Bound : std::uint8_t { Exact, AtLeast, AtMost };

/// What a search has found out about a position.
struct TableEntry
{
    int score = 0;
    std::int16_t depth = -1; ///< moves looked ahead; less than none: nothing is known
    std::uint16_t best = 0;  ///< the name of the best move
    Bound bound = Bound::Exact;
};

/// Positions that searches have met, in clusters of four that the key names. It is kept from one
/// search to the next; what is older and less deep makes room first.
class TranspositionTable
{
public:
    static constexpr std::uint16_t noMove = std::numeric_limits<std::uint16_t>::max();

    /// Empties it and makes room for so many positions, rounded to clusters; 0: none.
    void reset(std::size_t positions);
    bool isOpen() const { return !m_clusters.empty(); }
    /// For so many positions reset() was asked.
    std::size_t size() const { return m_size; }
    /// Everything in it is older from now on.
    void age() { ++m_age; }

    /// Few bits by which nearly all moves of a position differ; never noMove.
    static std::uint16_t nameOf(const Move &move);

    /// By GameEngine::key(); nothing if nothing is known of it. Valid until the next put().
    const TableEntry *find(std::uint64_t key) const;
    void put(std::uint64_t key, const TableEntry &what);
    /// Thousandths of it that this search has filled, by a sample.
    int permille() const;

private:
    struct Place : TableEntry
    {
        std::uint8_t age = 0;
        std::uint32_t check = 0; ///< the half of the key that does not name the cluster
    };
    /// What the processor fetches at once.
    struct alignas(64) Cluster : std::array<Place, 4>
    {
    };

    static_assert(sizeof(Cluster) == 64);

    static std::uint32_t checkOf(std::uint64_t key)
    {
        return static_cast<std::uint32_t>(key >> 32U);
    }
    const Cluster &clusterOf(std::uint64_t key) const
    {
        return m_clusters[key & (m_clusters.size() - 1)];
    }

    std::vector<Cluster> m_clusters;
    std::size_t m_size = 0;
    std::uint8_t m_age = 0;
};

} // namespace rookery
