#include "model/engine/search/transposition_table.h"

#include "model/play/game/game_engine.h"

#include <algorithm>
#include <bit>

namespace rookery {

void TranspositionTable::reset(std::size_t positions)
{
    m_size = positions;
    const std::size_t clusters = (positions + 3) / 4;
    m_clusters.assign(clusters == 0 ? 0 : std::bit_floor(clusters), {});
}

std::uint16_t TranspositionTable::nameOf(const Move &move)
{
    const std::uint64_t mixed = orderOf(move) * 0x9e3779b97f4a7c15ULL;
    return std::min<std::uint16_t>(static_cast<std::uint16_t>(mixed >> 48U), noMove - 1);
}

const TableEntry *TranspositionTable::find(std::uint64_t key) const
{
    if (m_clusters.empty())
        return nullptr;
    for (const Place &place : clusterOf(key)) {
        if (place.check == checkOf(key) && place.depth >= 0)
            return &place;
    }
    return nullptr;
}

void TranspositionTable::put(std::uint64_t key, const TableEntry &what)
{
    if (m_clusters.empty())
        return;
    auto &cluster = m_clusters[key & (m_clusters.size() - 1)];
    const auto worth = [&](const Place &place) {
        const int isNew = place.age == m_age ? 1 : 0;
        return place.depth < 0 ? -1 : place.depth + isNew * 64;
    };
    Place *chosen = &cluster.front();
    for (Place &place : cluster) {
        if (place.check == checkOf(key) && place.depth >= 0) {
            chosen = &place;
            break;
        }
        if (worth(place) < worth(*chosen))
            chosen = &place;
    }
    const std::uint16_t best =
        what.best == noMove && chosen->check == checkOf(key) ? chosen->best : what.best;
    static_cast<TableEntry &>(*chosen) = what;
    chosen->best = best;
    chosen->check = checkOf(key);
    chosen->age = m_age;
}

int TranspositionTable::permille() const
{
    const std::size_t sample = std::min<std::size_t>(m_clusters.size(), 250);
    std::size_t filled = 0;
    for (std::size_t i = 0; i < sample; ++i) {
        for (const Place &place : m_clusters[i])
            filled += place.depth >= 0 && place.age == m_age ? 1 : 0;
    }
    return sample == 0 ? 0 : static_cast<int>(filled * 250 / sample);
}

} // namespace rookery
