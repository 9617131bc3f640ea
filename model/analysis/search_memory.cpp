#include "model/analysis/search_memory.h"

#include "model/play/cell_set.h"

#include <algorithm>
#include <bit>

namespace rookery {

namespace {

/// Mixes whatever is put in, in order; the steps are those of the splitmix64 generator.
class Mixer
{
public:
    void add(std::uint64_t value)
    {
        m_state += 0x9e3779b97f4a7c15ULL + value;
        std::uint64_t mixed = m_state;
        mixed = (mixed ^ (mixed >> 30U)) * 0xbf58476d1ce4e5b9ULL;
        mixed = (mixed ^ (mixed >> 27U)) * 0x94d049bb133111ebULL;
        m_state = mixed ^ (mixed >> 31U);
    }

    std::uint64_t state() const { return m_state; }

private:
    std::uint64_t m_state = 0;
};

std::uint64_t packed(const Position::Square &square)
{
    return std::uint64_t(square.type) | std::uint64_t(square.was) << 16U
           | std::uint64_t(square.owner) << 32U | std::uint64_t(square.moved ? 1 : 0) << 40U;
}

void addState(const PlayState &state, Mixer &mixer)
{
    mixer.add(state.castlingRights);
    for (const Passer &passer : state.passers)
        mixer.add(passer.passed.index() << 20U | passer.stands.index());
    for (const std::uint16_t checks : state.checksGiven)
        mixer.add(checks);
    mixer.add(state.lastMoved ? state.lastMoved->index() + 1 : 0);
    mixer.add(state.tradedOn ? state.tradedOn->index() + 1 : 0);
    mixer.add(static_cast<std::uint64_t>(state.castledWing + 1));
    mixer.add(static_cast<std::uint64_t>(state.passes));
    mixer.add(state.facing ? 1 : 0);
    mixer.add(state.out);
    for (const std::uint8_t exchanges : state.exchanges)
        mixer.add(exchanges);
    for (const int points : state.points)
        mixer.add(static_cast<std::uint64_t>(points));
}

} // namespace

void SearchMemory::reset(std::size_t positions)
{
    m_places.assign(positions == 0 ? 0 : std::bit_floor(positions), {});
}

std::uint64_t SearchMemory::key(const Position &position)
{
    Mixer mixer;
    for (const CellId cell : IdRange<CellId>(position.size())) {
        if (!position.isEmpty(cell)) {
            mixer.add(cell.index());
            mixer.add(packed(position.square(cell)));
        }
    }
    for (const PlayerId player : IdRange<PlayerId>(position.players())) {
        for (const PieceId type : IdRange<PieceId>(position.types())) {
            mixer.add(static_cast<std::uint64_t>(position.count(OffBoard::Hand, player, type)));
            mixer.add(static_cast<std::uint64_t>(position.count(OffBoard::Captured, player, type)));
        }
    }
    addState(position.state(), mixer);
    // Turns need not go round, and some rules are about the first of them.
    mixer.add(static_cast<std::uint64_t>(position.state().turn));
    mixer.add(position.toMove().index());
    return mixer.state();
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
