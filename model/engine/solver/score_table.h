#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>

namespace rookery {

/// What is known of a position: its score lies between these.
struct ScoreEntry
{
    std::uint64_t key = 0; ///< 0: nothing is known here
    std::int8_t least = -1;
    std::int8_t most = 1;
    std::uint8_t work = 0;    ///< twice as many moves made for it are one more
    std::uint16_t best = 0;   ///< the name of the best move; 0: none
    std::uint16_t height = 0; ///< of a win: moves in which the winner can end it
};

/// Positions of which something is known, in clusters of one cache line. It grows as it fills, so
/// that small games stay in the cache; then what took least work makes room.
class ScoreTable
{
public:
    /// It takes at most so many bytes, also while it grows.
    explicit ScoreTable(std::size_t bytes);

    /// Nothing if nothing is known. Valid until the next place().
    ScoreEntry *find(std::uint64_t key);
    /// The entry of the key, an empty one where there was none.
    ScoreEntry &place(std::uint64_t key);

private:
    struct alignas(64) Cluster
    {
        std::array<ScoreEntry, 4> entries;
    };
    static_assert(sizeof(Cluster) == 64);

    struct Free
    {
        void operator()(Cluster *clusters) const;
    };
    using Clusters = std::unique_ptr<Cluster[], Free>;

    static Clusters allocated(std::size_t clusters);
    /// 0 marks an empty entry.
    static std::uint64_t stored(std::uint64_t key) { return key == 0 ? 1 : key; }
    void grow();

    Clusters m_clusters;
    std::size_t m_mask;      ///< clusters, less one
    std::size_t m_most;      ///< clusters
    std::size_t m_taken = 0; ///< entries
};

} // namespace rookery
