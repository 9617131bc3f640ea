#include "model/engine/solver/mating_play.h"

#include <algorithm>

namespace rookery {

namespace {

/// The cells of the pieces after a move, or nothing if it does more than that.
std::optional<std::vector<std::size_t>> cellsAfter(const std::vector<std::size_t> &cells,
                                                   const Move &move)
{
    const auto piece = std::find(cells.begin(), cells.end(), move.from.index());
    if (move.kind != Move::Kind::Displace || move.isNoisy() || piece == cells.end())
        return std::nullopt;
    std::vector<std::size_t> after = cells;
    after[static_cast<std::size_t>(piece - cells.begin())] = move.to.index();
    return after;
}

class MatingPlay
{
public:
    MatingPlay(MoveRules &moveRules, const Ending &ending, const MatingTable &table)
        : m_moveRules(moveRules)
        , m_ending(ending)
        , m_table(table)
    {
    }

    /// Whether what the table says of a placement with the strong side to move follows from what it
    /// says of those after the legal moves.
    bool follows(const std::vector<std::size_t> &cells)
    {
        std::optional<int> best;
        for (const Move &move : list(cells, m_ending.strong)) {
            const auto after = cellsAfter(cells, move);
            if (!after)
                return false;
            if (const auto loss = m_table.lossIn(*after); loss && (!best || *loss + 1 < *best))
                best = *loss + 1;
        }
        return best == m_table.winIn(cells);
    }

    /// Whether what the table says of a placement with the lone royal to move may be so.
    bool isPossible(const std::vector<std::size_t> &cells)
    {
        const auto loss = m_table.lossIn(cells);
        int longest = 0;
        bool escapes = false;
        bool captures = false;
        const auto moves = list(cells, m_ending.lone);
        for (const Move &move : moves) {
            const auto after = cellsAfter(cells, move);
            const auto win = after ? m_table.winIn(*after) : std::nullopt;
            longest = std::max(longest, win.value_or(0));
            captures = captures || !after;
            escapes = escapes || (after && !win);
        }
        if (moves.empty())
            return loss.value_or(0) == 0;
        if (captures) // what is left is of another table
            return !escapes || !loss;
        return loss ? !escapes && *loss == longest : escapes;
    }

    Position position(const std::vector<std::size_t> &cells, PlayerId toMove) const
    {
        return placed(m_moveRules, m_ending, cells, toMove);
    }

    const std::vector<Move> &list(const std::vector<std::size_t> &cells, PlayerId toMove)
    {
        Position now = position(cells, toMove);
        m_moveRules.legal(now, m_moves);
        return m_moves;
    }

private:
    MoveRules &m_moveRules;
    const Ending &m_ending;
    const MatingTable &m_table;
    std::vector<Move> m_moves;
};

} // namespace

std::vector<Move> matingLine(MoveRules &moveRules,
                             const Ending &ending,
                             const MatingTable &table,
                             std::vector<std::size_t> cells)
{
    MatingPlay play(moveRules, ending, table);
    std::vector<Move> line;
    for (auto left = table.winIn(cells); left; left = table.winIn(cells)) {
        const std::vector<Move> moves = play.list(cells, ending.strong);
        const auto best = std::find_if(moves.begin(), moves.end(), [&](const Move &move) {
            const auto after = cellsAfter(cells, move);
            return after && table.lossIn(*after) == *left - 1;
        });
        if (best == moves.end())
            return line;
        line.push_back(*best);
        cells = *cellsAfter(cells, *best);
        const std::vector<Move> replies = play.list(cells, ending.lone);
        const auto reply = std::find_if(replies.begin(), replies.end(), [&](const Move &move) {
            const auto after = cellsAfter(cells, move);
            return after && table.winIn(*after) == *left - 1;
        });
        if (reply == replies.end())
            return line;
        line.push_back(*reply);
        cells = *cellsAfter(cells, *reply);
    }
    return line;
}

std::optional<Position> matingContradiction(MoveRules &moveRules,
                                            const Ending &ending,
                                            const MatingTable &table,
                                            std::size_t samples,
                                            std::mt19937 &random)
{
    MatingPlay play(moveRules, ending, table);
    const std::size_t size = moveRules.board().size();
    std::vector<std::size_t> cells(ending.pieces.size() + 2);
    for (std::size_t i = 0; i < samples; ++i) {
        for (std::size_t &cell : cells)
            cell = random() % size;
        if (table.isLegal(cells, MatingTable::ToMove::Strong) && !play.follows(cells))
            return play.position(cells, ending.strong);
        if (table.isLegal(cells, MatingTable::ToMove::Lone) && !play.isPossible(cells))
            return play.position(cells, ending.lone);
    }
    return std::nullopt;
}

} // namespace rookery
