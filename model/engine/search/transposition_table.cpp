#include "model/engine/search/transposition_table.h"

#include "model/play/game/game_engine.h"

#include <algorithm>
#include <bit>

namespace rookery {

namespace {

/// The half of a key that does not name the cluster, made useless by any other entry.
std::uint32_t signed32(std::uint64_t key, std::uint64_t found)
{
    return static_cast<std::uint32_t>(key >> 32U) ^ static_cast<std::uint32_t>(found >> 32U)
           ^ static_cast<std::uint32_t>(found);
}

} // namespace

void TranspositionTable::reset(std::size_t positions)
{
    m_size = positions;
    const std::size_t clusters = (positions + 3) / 4;
    m_count = clusters == 0 ? 0 : std::bit_floor(clusters);
    m_clusters = m_count == 0 ? nullptr : std::make_unique<Cluster[]>(m_count);
}

std::uint16_t TranspositionTable::nameOf(const Move &move)
{
    const std::uint64_t mixed = orderOf(move) * 0x9e3779b97f4a7c15ULL;
    return std::min<std::uint16_t>(static_cast<std::uint16_t>(mixed >> 48U), noMove - 1);
}

TranspositionTable::Words TranspositionTable::read(const Place &place)
{
    return {place.found.load(std::memory_order_relaxed),
            place.sign.load(std::memory_order_relaxed)};
}

bool TranspositionTable::Words::isOf(std::uint64_t key) const
{
    return found != 0 && sign >> 32U == signed32(key, found);
}

TableEntry TranspositionTable::Words::entry() const
{
    return {static_cast<int>(static_cast<std::uint32_t>(found >> 32U)),
            static_cast<std::int16_t>(static_cast<int>(found >> 16U & 0xffffU) - 1),
            static_cast<std::uint16_t>(found),
            static_cast<Bound>(sign & 0xffU)};
}

std::optional<TableEntry> TranspositionTable::find(std::uint64_t key) const
{
    if (!isOpen())
        return std::nullopt;
    for (const Place &place : clusterOf(key)) {
        const Words words = read(place);
        if (words.isOf(key))
            return words.entry();
    }
    return std::nullopt;
}

void TranspositionTable::put(std::uint64_t key, const TableEntry &what)
{
    if (!isOpen())
        return;
    Cluster &cluster = clusterOf(key);
    Place *chosen = nullptr;
    int least = std::numeric_limits<int>::max();
    std::uint16_t best = what.best;
    for (Place &place : cluster) {
        const Words words = read(place);
        if (words.isOf(key)) {
            chosen = &place;
            if (best == noMove)
                best = words.entry().best;
            break;
        }
        const int worth =
            words.isEmpty() ? -1 : words.entry().depth + (words.age() == m_age ? 64 : 0);
        if (worth < least) {
            least = worth;
            chosen = &place;
        }
    }
    const std::uint64_t found = std::uint64_t{static_cast<std::uint32_t>(what.score)} << 32U
                                | std::uint64_t{static_cast<std::uint16_t>(what.depth + 1)} << 16U
                                | best;
    const std::uint64_t sign = std::uint64_t{signed32(key, found)} << 32U
                               | std::uint64_t{m_age} << 8U
                               | static_cast<std::uint64_t>(what.bound);
    chosen->found.store(found, std::memory_order_relaxed);
    chosen->sign.store(sign, std::memory_order_relaxed);
}

int TranspositionTable::permille() const
{
    const std::size_t sample = std::min<std::size_t>(m_count, 250);
    std::size_t filled = 0;
    for (std::size_t i = 0; i < sample; ++i) {
        for (const Place &place : m_clusters[i]) {
            const Words words = read(place);
            filled += !words.isEmpty() && words.age() == m_age ? 1 : 0;
        }
    }
    return sample == 0 ? 0 : static_cast<int>(filled * 250 / sample);
}

} // namespace rookery
