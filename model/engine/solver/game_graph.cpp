#include "model/engine/solver/game_graph.h"

#include <algorithm>

namespace rookery {

std::size_t GameGraph::Index::slot(std::uint64_t key) const
{
    std::size_t at = (key * 0x9e37'79b9'7f4a'7c15 >> 20U) & (m_rows.size() - 1);
    while (m_rows[at].id != none && m_rows[at].key != key)
        at = (at + 1) & (m_rows.size() - 1);
    return at;
}

void GameGraph::Index::grow()
{
    std::vector<Row> old = std::move(m_rows);
    m_rows.assign(std::max<std::size_t>(old.size() * 2, 1'024), {});
    for (const Row &row : old) {
        if (row.id != none)
            m_rows[slot(row.key)] = row;
    }
}

GameGraph::Id GameGraph::Index::place(std::uint64_t key, Id fresh)
{
    if (m_used * 3 >= m_rows.size() * 2)
        grow();
    Row &row = m_rows[slot(key)];
    if (row.id == none) {
        row = {key, fresh};
        ++m_used;
    }
    return row.id;
}

GameGraph::Id GameGraph::Index::find(std::uint64_t key) const
{
    return m_rows.empty() ? none : m_rows[slot(key)].id;
}

GameGraph::Made GameGraph::make(SolverView &view, std::size_t bytes)
{
    const Position start = view.engine().position();
    const std::size_t positionBytes = sizeof(Position) + start.size() * sizeof(Position::Square)
                                      + start.players() * start.types() * 2 * sizeof(int) + 256;
    if (m_nodes.empty()) {
        m_layer = {{start}, {m_index.place(view.key().value, 0)}};
        m_nodes.emplace_back();
    }
    Made made = Made::Whole;
    while (!m_layer.ids.empty() && made == Made::Whole) {
        for (; m_next < m_layer.ids.size() && made == Made::Whole; ++m_next) {
            view.begin(m_layer.positions[m_next]);
            expand(view, m_layer.ids[m_next]);
            const std::size_t used =
                m_index.bytes() + m_nodes.capacity() * sizeof(Node)
                + 3 * m_edges.size() * sizeof(Id)
                + (m_layer.ids.size() + m_following.ids.size()) * positionBytes;
            if (used > bytes || m_nodes.size() >= none)
                made = Made::TooLarge;
            else if (view.isSpent())
                made = Made::Spent;
        }
        if (m_next == m_layer.ids.size()) {
            m_layer = std::move(m_following);
            m_following = Layer();
            m_next = 0;
        }
    }
    if (made == Made::Spent && m_layer.ids.empty())
        made = Made::Whole;
    view.begin(start);
    return made;
}

void GameGraph::expand(SolverView &view, Id id)
{
    const auto end = view.look(m_moves);
    m_nodes[id].isFirst = view.isFirstToMove();
    m_nodes[id].isOver = end.has_value();
    m_nodes[id].score = static_cast<std::int8_t>(end.value_or(0));
    m_nodes[id].edges = static_cast<std::uint32_t>(m_edges.size());
    m_nodes[id].count = static_cast<std::uint32_t>(m_moves.size());
    for (const Move &move : m_moves) {
        view.make(move);
        const Id fresh = static_cast<Id>(m_nodes.size());
        const Id reached = m_index.place(view.key().value, fresh);
        if (reached == fresh) {
            m_nodes.emplace_back();
            m_following.positions.push_back(view.engine().position());
            m_following.ids.push_back(fresh);
        }
        m_edges.push_back(reached);
        view.unmake();
    }
}

void GameGraph::settle(Id id, GameScore score, std::uint32_t depth, std::vector<Id> &next)
{
    Node &node = m_nodes[id];
    node.score = static_cast<std::int8_t>(score);
    node.depth = depth;
    node.isSolved = true;
    next.push_back(id);
}

void GameGraph::solve()
{
    // The edges turned round.
    std::vector<std::uint32_t> begins(m_nodes.size() + 1);
    for (const Id to : m_edges)
        ++begins[to + 1];
    for (std::size_t i = 0; i < m_nodes.size(); ++i)
        begins[i + 1] += begins[i];
    std::vector<Id> from(m_edges.size());
    std::vector<std::uint32_t> at(begins.begin(), begins.end() - 1);
    for (Id id = 0; id < m_nodes.size(); ++id) {
        const Node &node = m_nodes[id];
        for (std::uint32_t i = 0; i < node.count; ++i)
            from[at[m_edges[node.edges + i]]++] = id;
    }
    std::vector<Id> won;
    std::vector<Id> next;
    for (Id id = 0; id < m_nodes.size(); ++id) {
        Node &node = m_nodes[id];
        node.left = node.count;
        if (node.isOver && node.score != 0)
            settle(id, node.score, 0, won);
    }
    for (std::uint32_t depth = 1; !won.empty(); ++depth) {
        next.clear();
        for (const Id id : won) {
            const GameScore score = m_nodes[id].score;
            for (std::uint32_t i = begins[id]; i < begins[id + 1]; ++i) {
                Node &before = m_nodes[from[i]];
                if (before.isSolved)
                    continue;
                const bool chooses = before.isFirst == (score > 0);
                if (chooses || --before.left == 0)
                    settle(from[i], score, depth, next);
            }
        }
        won.swap(next);
    }
}

/// Of the moves that keep the score, the winner's shortest and the loser's longest. Positions are
/// asked for by their keys: a node may stand for an image of the present one.
std::optional<Move> GameGraph::best(SolverView &view, const std::vector<Move> &moves) const
{
    const Node &node = m_nodes[m_index.find(view.key().value)];
    const bool wins = node.score != 0 && node.isFirst == (node.score > 0);
    std::optional<Move> best;
    std::uint32_t bestDepth = 0;
    for (const Move &move : moves) {
        view.make(move);
        const Node &after = m_nodes[m_index.find(view.key().value)];
        view.unmake();
        const bool isBetter = !best || (wins ? after.depth < bestDepth : after.depth > bestDepth);
        if (after.score != node.score || !isBetter)
            continue;
        best = move;
        bestDepth = after.depth;
    }
    return best;
}

std::vector<Move> GameGraph::line(SolverView &view, bool &ends) const
{
    std::vector<Move> line;
    std::vector<bool> seen(m_nodes.size());
    std::vector<Move> moves;
    for (Id id = 0; !m_nodes[id].isOver && !seen[id]; id = m_index.find(view.key().value)) {
        seen[id] = true;
        view.look(moves);
        line.push_back(*best(view, moves));
        view.make(line.back());
    }
    ends = m_nodes[m_index.find(view.key().value)].isOver;
    for (std::size_t i = 0; i < line.size(); ++i)
        view.unmake();
    return line;
}

} // namespace rookery
