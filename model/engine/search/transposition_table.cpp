#include "model/engine/search/transposition_table.h"

#include "model/play/game/game_engine.h"

#include <algorithm>
#include <bit>

namespace rookery {

void SearchMemory::reset(std::size_t positions)
{
    m_places.assign(positions == 0 ? 0 : std::bit_floor(positions), {});
}

std::uint16_t SearchMemory::nameOf(const Move &move)
{
    const std::uint64_t mixed = orderOf(move) * 0x9e3779b97f4a7c15ULL;
    return std::min<std::uint16_t>(static_cast<std::uint16_t>(mixed >> 48U), noMove - 1);
}

const Remembered *SearchMemory::find(std::uint64_t key) const
{
    if (m_places.empty())
        return nullptr;
    const Place &place = m_places[key & (m_places.size() - 1)];
    return place.key == key && place.what.depth >= 0 ? &place.what : nullptr;
}

void SearchMemory::put(std::uint64_t key, const Remembered &what)
{
    if (!m_places.empty())
        m_places[key & (m_places.size() - 1)] = {key, what};
}

} // namespace rookery
