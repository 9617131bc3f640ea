#include "model/engine/recipe/evaluation_term.h"
#include "model/engine/recipe/type_mobility.h"

#include <algorithm>

namespace rookery {

namespace {

/// Royal pieces: friends beside them and few enemies near while there are many, and in the end the
/// hunt for one that is alone.
class RoyalTerm final : public EvaluationTerm
{
public:
    RoyalTerm(const TermSource &source, PieceId type)
        : m_type(type)
        , m_cells(source.game->board().size())
        , m_values(source.values)
    {
        const CompiledGame &game = *source.game;
        std::vector<bool> goal(m_cells);
        m_steps.reserve(m_cells * m_cells);
        for (const CellId cell : game.board().cells()) {
            goal[cell.index()] = true;
            const auto steps = movesTo(game, type, PlayerId(0), goal, source.book.players());
            goal[cell.index()] = false;
            int free = 0;
            for (const int step : steps) {
                m_steps.push_back(
                    static_cast<std::int8_t>(step < 0 ? farthest : std::min(step, farthest)));
                free += step == 1 ? 1 : 0;
            }
            m_freedom.push_back(free);
        }
        m_most = *std::max_element(m_freedom.begin(), m_freedom.end());
        findMiddle();
        m_full = army(source.start, PlayerId(0)).worth + army(source.start, PlayerId(1)).worth;
    }

    void add(const Position &position, EvaluationRoom &, PlayerScores &scores) const override
    {
        const std::array<Army, 2> armies{army(position, PlayerId(0)), army(position, PlayerId(1))};
        const std::array<int, 2> worths{armies[0].worth, armies[1].worth};
        const int middle = std::clamp(100 * (worths[0] + worths[1]) / std::max(m_full, 1), 0, 100);
        for (std::size_t player = 0; player < 2; ++player) {
            const auto king = armies[player].royal;
            if (!king)
                continue;
            const PlayerId enemy(1 - player);
            if (middle > 0)
                scores[player] += shelter(position, *king, PlayerId(player)) * middle / 100;
            scores[player] -= pressure(position, *king, enemy);
            const int freedom = m_freedom[king->index()] - m_most / 2;
            scores[player] += freedom * (60 - middle) / 20;
            if (worths[enemy.index()] > worths[player] + 300 && worths[player] < 400)
                hunt(*king, enemy, armies[enemy.index()].royal, scores);
        }
    }

    std::string words() const override
    {
        return "friends beside the royal piece, enemies near it, and how far the last one is "
               "driven "
               "to where it has few moves";
    }

private:
    static constexpr int farthest = 100;

    struct Army
    {
        std::optional<CellId> royal;
        int worth = 0; ///< of the others
    };

    Army army(const Position &position, PlayerId player) const
    {
        Army found;
        forEachCell(position.pieces(player), [&](CellId cell) {
            const std::uint16_t type = position.square(cell).type;
            if (type == m_type.index())
                found.royal = cell;
            else
                found.worth += m_values[type];
        });
        return found;
    }

    int steps(CellId from, CellId to) const { return m_steps[to.index() * m_cells + from.index()]; }

    int shelter(const Position &position, CellId king, PlayerId player) const
    {
        constexpr int perFriend = 9;
        int friends = 0;
        forEachCell(position.pieces(player), [&](CellId cell) {
            friends += steps(king, cell) == 1 && m_values[position.square(cell).type] < 200 ? 1 : 0;
        });
        return std::min(friends, 3) * perFriend + (m_most - m_freedom[king.index()]) * 4;
    }

    int pressure(const Position &position, CellId king, PlayerId enemy) const
    {
        int sum = 0;
        forEachCell(position.pieces(enemy), [&](CellId cell) {
            const std::uint16_t type = position.square(cell).type;
            const int near = 5 - steps(king, cell);
            if (near > 0 && type != m_type.index())
                sum += m_values[type] * near / 160;
        });
        return sum;
    }

    void hunt(CellId king, PlayerId hunter, std::optional<CellId> other, PlayerScores &scores) const
    {
        constexpr int perStep = 5;
        constexpr int perFreedom = 14;
        scores[hunter.index()] += (m_most - m_freedom[king.index()]) * perFreedom;
        if (other)
            scores[hunter.index()] -= steps(*other, king) * perStep;
        int middle = farthest;
        for (const CellId cell : m_middle)
            middle = std::min(middle, steps(king, cell));
        scores[hunter.index()] += middle * perStep;
    }

    /// Cells from which the sum of steps to all others is the smallest, or nearly.
    void findMiddle()
    {
        std::vector<int> sums(m_cells);
        for (std::size_t i = 0; i < m_cells; ++i) {
            for (std::size_t j = 0; j < m_cells; ++j)
                sums[i] += m_steps[i * m_cells + j];
        }
        const int least = *std::min_element(sums.begin(), sums.end());
        for (std::size_t i = 0; i < m_cells; ++i) {
            if (sums[i] <= least + static_cast<int>(m_cells) / 16)
                m_middle.push_back(CellId(i));
        }
    }

    PieceId m_type;
    std::size_t m_cells;
    std::vector<int> m_values;
    std::vector<std::int8_t> m_steps; ///< [to][from]
    std::vector<int> m_freedom;       ///< cells one step away
    std::vector<CellId> m_middle;
    int m_most = 0;
    int m_full = 0;
};

} // namespace

void addRoyalTerms(const TermSource &source, EvaluationTerms &terms)
{
    constexpr std::size_t mostCells = 200;
    if (source.book.players() != 2 || source.game->board().size() > mostCells)
        return;
    for (const PieceId type : IdRange<PieceId>(source.book.types())) {
        const bool isRoyal =
            source.book.isRoyal(type, PlayerId(0)) || source.book.isRoyal(type, PlayerId(1));
        const bool isThere =
            countOf(source.start, PlayerId(0), {type}) + countOf(source.start, PlayerId(1), {type})
            > 0;
        if (isRoyal && isThere)
            terms.push_back(std::make_unique<RoyalTerm>(source, type));
    }
}

} // namespace rookery
