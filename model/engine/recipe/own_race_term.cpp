#include "model/engine/recipe/own_values.h"
#include "model/play/legal/move_rules.h"
#include "model/play/moves/drawn_move.h"
#include "model/play/position/number_layout.h"

#include <cmath>
#include <random>

namespace rookery {

namespace {

/// What one player has where: pieces on cells by type, or a number of the cells they stand on, and
/// pieces in hand.
class Holdings
{
public:
    Holdings(const CompiledGame &game, const RuleBook &book)
        : m_cells(game.board().size())
        , m_types(book.types())
    {
        const Rules &rules = book.rules();
        const NumberLayout layout(rules, m_cells, m_types);
        for (const std::size_t number : racedNumbers(rules)) {
            if (rules.numbers[number].of == NumberOf::Cell)
                m_number = layout.rows()[number].begin;
        }
    }

    std::size_t size() const { return m_number ? m_cells : m_types * (m_cells + 1); }

    /// Calls each(place, how many) for what is not nothing.
    template<class Each>
    void forEach(const Position &position, PlayerId player, Each &&each) const
    {
        forEachCell(position.pieces(player), [&](CellId cell) {
            if (m_number)
                each(cell.index(), position.numbers()[*m_number + cell.index()]);
            else
                each(position.square(cell).type * m_cells + cell.index(), 1);
        });
        for (std::size_t type = 0; !m_number && type < m_types; ++type)
            each(m_types * m_cells + type, position.count(OffBoard::Hand, player, PieceId(type)));
    }

private:
    std::size_t m_cells;
    std::size_t m_types;
    std::optional<std::size_t> m_number; ///< where it begins in a position
};

/// Finds the weights of places by which each change comes nearest to one in all: least squares,
/// with a slight pull towards nothing.
class ProgressFit
{
public:
    explicit ProgressFit(std::size_t places)
        : m_places(places)
        , m_products(places * places)
        , m_sums(places)
    {
    }

    void add(const std::vector<double> &change)
    {
        std::vector<std::size_t> changed;
        for (std::size_t i = 0; i < m_places; ++i) {
            if (change[i] != 0)
                changed.push_back(i);
        }
        for (const std::size_t i : changed) {
            m_sums[i] += change[i];
            for (const std::size_t j : changed)
                m_products[i * m_places + j] += change[i] * change[j];
        }
        m_changes += changed.empty() ? 0 : 1;
    }

    int changes() const { return m_changes; }

    /// By the decomposition of Cholesky.
    std::vector<double> weights() const
    {
        constexpr double pull = 0.05;
        std::vector<double> root = m_products;
        std::vector<double> found = m_sums;
        const auto at = [&](std::size_t i, std::size_t j) -> double & {
            return root[i * m_places + j];
        };
        for (std::size_t i = 0; i < m_places; ++i) {
            at(i, i) += pull;
            for (std::size_t j = 0; j <= i; ++j) {
                double left = at(i, j);
                for (std::size_t k = 0; k < j; ++k)
                    left -= at(i, k) * at(j, k);
                at(i, j) = i == j ? std::sqrt(left) : left / at(j, j);
            }
            for (std::size_t k = 0; k < i; ++k)
                found[i] -= at(i, k) * found[k];
            found[i] /= at(i, i);
        }
        for (std::size_t i = m_places; i-- > 0;) {
            for (std::size_t k = i + 1; k < m_places; ++k)
                found[i] -= at(k, i) * found[k];
            found[i] /= at(i, i);
        }
        return found;
    }

    /// How much of what happens the weights explain, up to 1.
    double explained(const std::vector<double> &weights) const
    {
        double sum = 0;
        for (std::size_t i = 0; i < m_places; ++i)
            sum += m_sums[i] * weights[i];
        return m_changes == 0 ? 0 : sum / m_changes;
    }

private:
    std::size_t m_places;
    std::vector<double> m_products;
    std::vector<double> m_sums;
    int m_changes = 0;
};

/// How far each player's pieces have come on their way: learned from games played at random, in
/// which every move brings them on by about as much.
class RaceTerm final : public EvaluationTerm
{
public:
    explicit RaceTerm(const TermSource &source)
        : m_holdings(*source.game, source.book)
    {
        const std::size_t players = source.book.players();
        std::vector<ProgressFit> fits(players, ProgressFit(m_holdings.size()));
        play(source, fits);
        for (const ProgressFit &fit : fits) {
            const auto weights = fit.weights();
            constexpr double enough = 0.4;
            const bool isWay = fit.changes() > 20 && fit.explained(weights) > enough;
            std::vector<int> &worths = m_worths.emplace_back();
            for (const double weight : weights)
                worths.push_back(isWay ? static_cast<int>(std::lround(perMove * weight)) : 0);
            m_isWay = m_isWay || isWay;
        }
    }

    /// Whether there is such a way for any player.
    bool isWay() const { return m_isWay; }

    void add(const Position &position, EvaluationRoom &, PlayerScores &scores) const override
    {
        for (std::size_t player = 0; player < m_worths.size(); ++player) {
            m_holdings.forEach(position, PlayerId(player), [&](std::size_t place, int count) {
                scores[player] += m_worths[player][place] * count;
            });
        }
    }

    std::string words() const override
    {
        return "how far pieces have come on their way, as games played at random show it";
    }

private:
    static constexpr int perMove = 60;

    void play(const TermSource &source, std::vector<ProgressFit> &fits) const
    {
        constexpr int mostPlies = 600;
        constexpr std::size_t mostMoves = 30'000; // listed
        std::mt19937 random(1);                   // the same games for the same design
        MoveRules moveRules(source.design, source.game);
        Position position = source.start;
        std::vector<Move> moves;
        std::vector<double> change(m_holdings.size());
        std::size_t listed = 0;
        for (int ply = 0; ply < mostPlies && listed < mostMoves; ++ply) {
            moveRules.legal(position, moves);
            listed += moves.size();
            if (moves.empty()) {
                position = source.start;
                continue;
            }
            const PlayerId mover = position.toMove();
            std::fill(change.begin(), change.end(), 0);
            m_holdings.forEach(
                position, mover, [&](std::size_t place, int count) { change[place] -= count; });
            Undo undo;
            moveRules.make(position, drawnMove(moves, random), undo);
            m_holdings.forEach(
                position, mover, [&](std::size_t place, int count) { change[place] += count; });
            if (!source.book.rules().isChance(mover))
                fits[mover.index()].add(change);
        }
    }

    Holdings m_holdings;
    std::vector<std::vector<int>> m_worths; ///< [player][place]
    bool m_isWay = false;
};

} // namespace

void addOwnRaceTerm(const TermSource &source, EvaluationTerms &terms)
{
    constexpr std::size_t mostPlaces = 250;
    const Rules &rules = source.book.rules();
    if (rules.ownMoves.empty() || !source.book.own() || racedNumbers(rules).empty()
        || Holdings(*source.game, source.book).size() > mostPlaces)
        return;
    auto term = std::make_unique<RaceTerm>(source);
    if (term->isWay())
        terms.push_back(std::move(term));
}

} // namespace rookery
