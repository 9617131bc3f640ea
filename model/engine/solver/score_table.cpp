#include "model/engine/solver/score_table.h"

#include <algorithm>
#include <new>

#ifdef __linux__
#include <sys/mman.h>
#endif

namespace rookery {

namespace {

constexpr std::size_t fewestClusters = 1'024;

} // namespace

void ScoreTable::Free::operator()(Cluster *clusters) const
{
    ::operator delete(clusters, std::align_val_t(2 << 20U));
}

/// On large pages where the system has them: nearly every question meets another page.
ScoreTable::Clusters ScoreTable::allocated(std::size_t clusters)
{
    const std::size_t bytes = clusters * sizeof(Cluster);
    void *memory = ::operator new(bytes, std::align_val_t(2 << 20U));
#ifdef __linux__
    madvise(memory, bytes, MADV_HUGEPAGE);
#endif
    auto *first = static_cast<Cluster *>(memory);
    std::uninitialized_value_construct_n(first, clusters);
    return Clusters(first);
}

ScoreTable::ScoreTable(std::size_t bytes)
    : m_clusters(allocated(fewestClusters))
    , m_mask(fewestClusters - 1)
    , m_most(fewestClusters)
{
    // While it grows, the half of it that was there before is there as well.
    while (m_most * 3 * sizeof(Cluster) <= bytes)
        m_most *= 2;
}

ScoreEntry *ScoreTable::find(std::uint64_t key)
{
    Cluster &cluster = m_clusters[key & m_mask];
    for (ScoreEntry &entry : cluster.entries) {
        if (entry.key == stored(key))
            return &entry;
    }
    return nullptr;
}

ScoreEntry &ScoreTable::place(std::uint64_t key)
{
    if (ScoreEntry *known = find(key))
        return *known;
    if (m_taken > 2 * m_mask && m_mask + 1 < m_most)
        grow();
    auto &entries = m_clusters[key & m_mask].entries;
    ScoreEntry &entry = *std::min_element(
        entries.begin(), entries.end(), [](const ScoreEntry &a, const ScoreEntry &b) {
            return (a.key == 0 ? -1 : a.work) < (b.key == 0 ? -1 : b.work);
        });
    m_taken += entry.key == 0 ? 1 : 0;
    entry = ScoreEntry();
    entry.key = stored(key);
    return entry;
}

/// One more bit of the key: each cluster becomes two.
void ScoreTable::grow()
{
    const std::size_t before = m_mask + 1;
    Clusters old = std::move(m_clusters);
    m_clusters = allocated(before * 2);
    m_mask = before * 2 - 1;
    for (std::size_t i = 0; i < before; ++i) {
        for (std::size_t j = 0; j < old[i].entries.size(); ++j) {
            const ScoreEntry &entry = old[i].entries[j];
            if (entry.key != 0)
                m_clusters[entry.key & m_mask].entries[j] = entry;
        }
    }
}

} // namespace rookery
