#pragma once

#include "model/engine/solver/large_pages.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

namespace rookery {

/// What searches know of positions, by keys, in clusters of one cache line. It grows as it fills,
/// so that small games stay in the cache; then what took least work makes room. An entry has 16
/// bytes, begins with `key`, which is 0 where nothing is known, and counts its `work`.
template<class Entry>
class ClusterTable
{
public:
    /// It takes at most so many bytes, also while it grows.
    explicit ClusterTable(std::size_t bytes)
        : m_clusters(fewest)
    {
        // While it grows, the half of it that was there before is there as well.
        while (m_most * 3 * sizeof(Cluster) <= bytes)
            m_most *= 2;
    }

    /// Nothing if nothing is known. Valid until the next place().
    Entry *find(std::uint64_t key)
    {
        for (Entry &entry : m_clusters[key & m_mask].entries) {
            if (entry.key == stored(key))
                return &entry;
        }
        return nullptr;
    }

    /// The entry of the key, a fresh one where there was none.
    Entry &place(std::uint64_t key)
    {
        if (Entry *known = find(key))
            return *known;
        if (m_taken > 2 * m_mask && m_mask + 1 < m_most)
            grow();
        auto &entries = m_clusters[key & m_mask].entries;
        Entry &entry =
            *std::min_element(entries.begin(), entries.end(), [](const Entry &a, const Entry &b) {
                return worth(a) < worth(b);
            });
        m_taken += entry.key == 0 ? 1 : 0;
        entry = Entry();
        entry.key = stored(key);
        return entry;
    }

private:
    static constexpr std::size_t fewest = 1'024;

    struct alignas(64) Cluster
    {
        std::array<Entry, 4> entries;
    };
    static_assert(sizeof(Cluster) == 64);

    static std::uint64_t stored(std::uint64_t key) { return key == 0 ? 1 : key; }
    static int worth(const Entry &entry)
    {
        return entry.key == 0 ? -1 : static_cast<int>(entry.work);
    }

    /// One more bit of the key: each cluster becomes two.
    void grow()
    {
        const std::size_t before = m_mask + 1;
        LargePages<Cluster> larger(before * 2);
        m_mask = before * 2 - 1;
        for (std::size_t i = 0; i < before; ++i) {
            const auto &entries = m_clusters[i].entries;
            for (std::size_t j = 0; j < entries.size(); ++j) {
                if (entries[j].key != 0)
                    larger[entries[j].key & m_mask].entries[j] = entries[j];
            }
        }
        m_clusters = std::move(larger);
    }

    LargePages<Cluster> m_clusters;
    std::size_t m_mask = fewest - 1; ///< clusters, less one
    std::size_t m_most = fewest;     ///< clusters
    std::size_t m_taken = 0;         ///< entries
};

} // namespace rookery
