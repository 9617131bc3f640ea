#include "model/engine/recipe/position_features.h"

namespace rookery {

PositionFeatures::PositionFeatures(const TermSource &source)
    : m_types(source.book.types())
    , m_cells(source.game->board().size())
    , m_attacks(source.attacks)
    , m_royal(m_types * source.book.players())
    , m_steps(m_cells * m_cells, 255)
{
    for (const PieceId type : IdRange<PieceId>(m_types)) {
        for (const PlayerId player : IdRange<PlayerId>(source.book.players()))
            m_royal[type.index() * source.book.players() + player.index()] =
                source.book.isRoyal(type, player);
    }
    const auto next = neighboursOf(source.game->board(), Lines::All);
    std::vector<CellId> now;
    for (std::size_t from = 0; from < m_cells; ++from) {
        std::uint8_t *steps = &m_steps[from * m_cells];
        steps[from] = 0;
        now.assign(1, CellId(from));
        for (std::size_t i = 0; i < now.size(); ++i) {
            const std::uint8_t further = steps[now[i].index()] + 1;
            if (further > nearest)
                break;
            for (const CellId cell : next[now[i].index()]) {
                if (steps[cell.index()] > further) {
                    steps[cell.index()] = further;
                    now.push_back(cell);
                }
            }
        }
    }
}

PositionFeatures::Royals PositionFeatures::royalsOf(const Position &position) const
{
    Royals royals;
    for (const PlayerId player : IdRange<PlayerId>(position.players())) {
        std::size_t count = 0;
        forEachCell(position.pieces(player), [&](CellId cell) {
            if (!m_royal[position.square(cell).type * position.players() + player.index()])
                return;
            royals[player.index()] = cell;
            ++count;
        });
        if (count != 1)
            royals[player.index()].reset();
    }
    return royals;
}

std::string PositionFeatures::words() const
{
    return "what the program has learned of cells that pieces can go to, of what they attack and "
           "guard, and of how near they are to royal pieces";
}

void FeatureTerm::add(const Position &position, EvaluationRoom &room, PlayerScores &scores) const
{
    std::array<PhasedWorth, PlayState::mostPlayers> sums{};
    m_features->forEach(position, [&](std::size_t feature, PlayerId player, int count) {
        const PhasedWorth &worth = m_worths[feature];
        sums[player.index()].early += count * worth.early;
        sums[player.index()].late += count * worth.late;
    });
    for (std::size_t i = 0; i < position.players(); ++i)
        scores[i] += between(sums[i], room.share) / LearnedValues::fine;
}

} // namespace rookery
