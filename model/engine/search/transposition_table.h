#pragma once

#include "model/play/moves/move.h"

#include <array>
#include <atomic>
#include <cstdint>
#include <limits>
#include <memory>
#include <optional>

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
/// search to the next; what is older and less deep makes room first. Searches in several threads
/// may ask and put at once, without waiting: an entry of which one half comes from another thread
/// is not found. All else is for one thread while no other asks.
class TranspositionTable
{
public:
    static constexpr std::uint16_t noMove = std::numeric_limits<std::uint16_t>::max();

    /// Empties it and makes room for so many positions, rounded to clusters; 0: none.
    void reset(std::size_t positions);
    bool isOpen() const { return m_count > 0; }
    /// For so many positions reset() was asked.
    std::size_t size() const { return m_size; }
    /// Everything in it is older from now on.
    void age() { ++m_age; }

    /// Few bits by which nearly all moves of a position differ; never noMove.
    static std::uint16_t nameOf(const Move &move);

    /// By GameEngine::key(); nothing if nothing is known of it.
    std::optional<TableEntry> find(std::uint64_t key) const;
    void put(std::uint64_t key, const TableEntry &what);
    /// Thousandths of it that this search has filled, by a sample.
    int permille() const;

private:
    /// An entry with its age, and the half of the key that does not name the cluster. Empty if all
    /// is 0.
    struct Place
    {
        std::atomic<std::uint64_t> found{0}; ///< score, depth and one, best move
        std::atomic<std::uint64_t> sign{0};  ///< key, mixed with what was found; age, bound
    };
    /// What the processor fetches at once.
    struct alignas(64) Cluster : std::array<Place, 4>
    {
    };
    /// A place as it was read.
    struct Words
    {
        std::uint64_t found;
        std::uint64_t sign;

        bool isOf(std::uint64_t key) const;
        TableEntry entry() const;
        std::uint8_t age() const { return static_cast<std::uint8_t>(sign >> 8U); }
        bool isEmpty() const { return found == 0; }
    };

    static_assert(sizeof(Cluster) == 64);
    static_assert(std::atomic<std::uint64_t>::is_always_lock_free);

    static Words read(const Place &place);
    Cluster &clusterOf(std::uint64_t key) const { return m_clusters[key & (m_count - 1)]; }

    std::unique_ptr<Cluster[]> m_clusters;
    std::size_t m_count = 0; ///< clusters; a power of two, or none
    std::size_t m_size = 0;
    std::uint8_t m_age = 0;
};

} // namespace rookery
