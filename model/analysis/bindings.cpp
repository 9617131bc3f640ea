#include "model/analysis/bindings.h"

#include <algorithm>
#include <numeric>

namespace rookery {

namespace {

/// Sets of numbers that are joined again and again.
class Partition
{
public:
    explicit Partition(std::size_t count)
        : m_parent(count)
    {
        std::iota(m_parent.begin(), m_parent.end(), std::size_t(0));
    }

    std::size_t find(std::size_t one)
    {
        while (m_parent[one] != one) {
            m_parent[one] = m_parent[m_parent[one]];
            one = m_parent[one];
        }
        return one;
    }

    /// The smaller number stands for both.
    void join(std::size_t a, std::size_t b)
    {
        a = find(a);
        b = find(b);
        m_parent[std::max(a, b)] = std::min(a, b);
    }

private:
    std::vector<std::size_t> m_parent;
};

} // namespace

Bindings::Bindings(const CompiledGame &game, PieceId piece, PlayerId player)
{
    const Board &board = game.board();
    const Position empty(board.size(), player.index() + 1, piece.index() + 1);
    const Piece boardPiece{piece, player, true};
    Reach reach;
    ReachScratch scratch;
    m_moves.resize(board.size());
    for (const CellId from : board.cells()) {
        game.reach(empty, from, boardPiece, reach, scratch);
        for (const CellId to : reach.touched()) {
            if (to != from && reach.isTarget(to))
                m_moves[from.index()].push_back(to);
        }
        std::sort(m_moves[from.index()].begin(), m_moves[from.index()].end());
    }
    findClasses();
}

void Bindings::findClasses()
{
    Partition partition(m_moves.size());
    for (std::size_t from = 0; from < m_moves.size(); ++from) {
        for (const CellId to : m_moves[from])
            partition.join(from, to.index());
    }
    std::vector<std::size_t> number(m_moves.size(), m_moves.size());
    for (const CellId cell : IdRange<CellId>(m_moves.size())) {
        const std::size_t root = partition.find(cell.index());
        if (number[root] == m_moves.size()) {
            number[root] = m_classes.size();
            m_classes.emplace_back();
        }
        m_classes[number[root]].push_back(cell);
    }
    std::stable_sort(m_classes.begin(), m_classes.end(), [](const auto &a, const auto &b) {
        return a.size() > b.size();
    });
    m_classOf.resize(m_moves.size());
    for (std::size_t i = 0; i < m_classes.size(); ++i) {
        for (const CellId cell : m_classes[i])
            m_classOf[cell.index()] = i;
    }
}

std::vector<std::optional<int>> Bindings::distances(CellId from) const
{
    std::vector<std::optional<int>> distances(m_moves.size());
    distances[from.index()] = 0;
    std::vector<CellId> open = {from};
    for (std::size_t next = 0; next < open.size(); ++next) {
        const int moves = *distances[open[next].index()] + 1;
        for (const CellId to : m_moves[open[next].index()]) {
            if (distances[to.index()])
                continue;
            distances[to.index()] = moves;
            open.push_back(to);
        }
    }
    return distances;
}

std::size_t Bindings::reached(CellId from) const
{
    const auto all = distances(from);
    const auto isReached = [](const std::optional<int> &distance) {
        return distance && *distance > 0;
    };
    return static_cast<std::size_t>(std::count_if(all.begin(), all.end(), isReached));
}

std::vector<CellId> Bindings::withoutMoves() const
{
    std::vector<CellId> cells;
    for (const CellId cell : IdRange<CellId>(m_moves.size())) {
        if (m_moves[cell.index()].empty())
            cells.push_back(cell);
    }
    return cells;
}

std::vector<CellId> Bindings::unreached() const
{
    std::vector<bool> isReached(m_moves.size());
    for (const auto &moves : m_moves) {
        for (const CellId to : moves)
            isReached[to.index()] = true;
    }
    std::vector<CellId> cells;
    for (const CellId cell : IdRange<CellId>(m_moves.size())) {
        if (!isReached[cell.index()])
            cells.push_back(cell);
    }
    return cells;
}

std::optional<std::vector<std::uint8_t>> Bindings::parity() const
{
    // Cells of one class, doubled: a move joins each to the other half of its end.
    const std::size_t count = m_moves.size();
    Partition halves(2 * count);
    for (std::size_t from = 0; from < count; ++from) {
        for (const CellId to : m_moves[from]) {
            halves.join(from, count + to.index());
            halves.join(count + from, to.index());
        }
    }
    std::vector<std::uint8_t> colours(count);
    for (std::size_t cell = 0; cell < count; ++cell) {
        if (halves.find(cell) == halves.find(count + cell))
            return std::nullopt;
        // The class's first cell has colour 0: whatever shares its half has, the rest has not.
        const std::size_t first = m_classes[m_classOf[cell]].front().index();
        colours[cell] = halves.find(cell) == halves.find(first) ? 0 : 1;
    }
    return colours;
}

std::size_t Bindings::mobility() const
{
    std::size_t moves = 0;
    for (const auto &from : m_moves)
        moves += from.size();
    return m_moves.empty() ? 0 : moves * 1'000 / m_moves.size();
}

} // namespace rookery
