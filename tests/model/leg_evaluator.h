#pragma once

#include "model/movement/betza/betza_atoms.h"
#include "model/movement/movement.h"

#include <algorithm>
#include <cassert>
#include <optional>
#include <set>
#include <string>
#include <tuple>
#include <vector>

namespace rookery::test {

/// A plain rectangle with pieces on it, for walking legs by coordinates alone. It shares nothing
/// with the board or the generator, so that it can bear witness against them.
struct Grid
{
    int files = 8;
    int ranks = 8;
    std::vector<char> pieces; ///< by rank * files + file: ' ' none, 'F' a friend, 'E' an enemy
    int from = 0;
    bool moved = true;

    Grid(int fileCount, int rankCount)
        : files(fileCount)
        , ranks(rankCount)
        , pieces(static_cast<std::size_t>(fileCount * rankCount), ' ')
    {
    }
    int cell(int file, int rank) const { return rank * files + file; }
    std::string name(int cell) const
    {
        return std::string(1, static_cast<char>('a' + cell % files))
               + std::to_string(cell / files + 1);
    }
};

/// How a move ends and what it took on the way.
struct Ending
{
    int to = 0;
    std::vector<int> taken; ///< cells, sorted
    std::vector<int> put;   ///< where pieces were put down again, in order

    friend auto operator<=>(const Ending &, const Ending &) = default;
};

/// Walks leg graphs as model/design/legs.h describes them.
class LegEvaluator
{
public:
    explicit LegEvaluator(const Grid &grid)
        : m_grid(grid)
    {
    }

    std::set<Ending> outcomes(const std::vector<MovementLegs> &movements)
    {
        m_outcomes.clear();
        for (const MovementLegs &movement : movements) {
            if (movement.when == When::Unmoved && m_grid.moved)
                continue;
            m_legs = &movement.legs;
            m_entered.clear();
            m_open.clear();
            for (const LegId first : movement.legs.first)
                enter({first, m_grid.from, std::nullopt, {}, {}, 0});
            while (!m_open.empty()) {
                const State state = m_open.back();
                m_open.pop_back();
                for (const Step &step : m_legs->legs[state.leg.index()].steps)
                    take(state, step);
            }
        }
        return m_outcomes;
    }

private:
    /// A step as it lies on the board, with the edges it goes round.
    struct Taken
    {
        Vector vector;
        std::optional<Joined> joined;
        friend auto operator<=>(const Taken &, const Taken &) = default;
    };

    struct State
    {
        LegId leg;
        int cell;
        std::optional<Taken> step;
        std::vector<int> taken;
        std::vector<int> put;
        int length;
        friend auto operator<=>(const State &, const State &) = default;
    };

    void enter(State state)
    {
        if (m_entered.insert(state).second)
            m_open.push_back(std::move(state));
    }

    static Taken turned(const Taken &step, int points)
    {
        // Straight steps are longest one way or diagonal; find the heading and count on from it.
        const int x = std::abs(step.vector.x());
        const int y = std::abs(step.vector.y());
        const auto [least, most] = std::minmax(x, y);
        const betza::Shape shape{least == most ? 0 : least, most};
        for (int heading = 0; heading < 8; ++heading) {
            if (betza::vectorOf(shape, heading) == step.vector)
                return {betza::vectorOf(shape, heading + points + 8), step.joined};
        }
        return step;
    }

    std::optional<int> next(int cell, const Taken &step) const
    {
        int file = cell % m_grid.files + step.vector.x();
        int rank = cell / m_grid.files + step.vector.y();
        const auto wrap = [](int at, int size) {
            return ((at % size) + size) % size;
        };
        if (step.joined)
            file = wrap(file, m_grid.files);
        if (step.joined == Joined::All)
            rank = wrap(rank, m_grid.ranks);
        if (file < 0 || file >= m_grid.files || rank < 0 || rank >= m_grid.ranks)
            return std::nullopt;
        return m_grid.cell(file, rank);
    }

    void take(const State &state, const Step &step)
    {
        const Leg &leg = m_legs->legs[state.leg.index()];
        if (std::holds_alternative<Anywhere>(step)) {
            for (int cell = 0; cell < m_grid.files * m_grid.ranks; ++cell) {
                if (cell != state.cell)
                    arrive(state, leg, {Vector{0, 0}, {}}, cell, 1);
            }
            return;
        }
        Taken taken{};
        if (const auto *vector = std::get_if<Vector>(&step))
            taken = {*vector, std::nullopt};
        else if (const auto *around = std::get_if<Around>(&step))
            taken = {around->vector, around->joined};
        else if (const auto *turn = std::get_if<Turn>(&step))
            taken = turned(state.step.value(), turn->points);
        else
            assert(false);
        const int least = leg.sameLength ? state.length : leg.least;
        const int most = leg.sameLength ? state.length : leg.most;
        std::set<int> seen;
        int cell = state.cell;
        for (int count = 1; count <= most; ++count) {
            const auto to = next(cell, taken);
            if (!to || (count > least && !seen.insert(*to).second))
                return;
            cell = *to;
            if (count >= least)
                arrive(state, leg, taken, cell, count);
            if (leg.way == Way::Empty && piece(cell) != ' ')
                return;
        }
    }

    char piece(int cell) const
    {
        return cell == m_grid.from ? ' ' : m_grid.pieces[static_cast<std::size_t>(cell)];
    }

    void arrive(const State &state, const Leg &leg, const Taken &step, int cell, int count)
    {
        const char who = piece(cell);
        const LegEnd &end = who == ' ' ? leg.onEmpty : who == 'F' ? leg.onFriend : leg.onEnemy;
        if (who != ' ' && end.whom.whom == Whom::Royal)
            return; // the grids of questions hold no royal pieces
        State here = state;
        here.cell = cell;
        here.step = step;
        if (leg.unloads)
            here.put.push_back(state.cell);
        if (leg.least != leg.most && !leg.sameLength)
            here.length = count;
        if (who != ' ' && end.whom.whom == Whom::Royal)
            return; // no piece on the grid is royal
        if (end.effect == Effect::Capture) {
            if (std::find(here.taken.begin(), here.taken.end(), cell) != here.taken.end())
                return;
            here.taken.insert(std::upper_bound(here.taken.begin(), here.taken.end(), cell), cell);
        }
        if (end.stop && (cell != m_grid.from || leg.returns))
            m_outcomes.insert({cell, here.taken, here.put});
        for (const LegId next : end.then) {
            here.leg = next;
            enter(here);
        }
    }

    const Grid &m_grid;
    const LegGraph *m_legs = nullptr;
    std::set<State> m_entered;
    std::vector<State> m_open;
    std::set<Ending> m_outcomes;
};

} // namespace rookery::test
