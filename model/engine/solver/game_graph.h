#pragma once

#include "model/engine/solver/solver_view.h"

#include <optional>
#include <vector>

namespace rookery {

/// Every position that a game can come to, and what each is worth, found backwards from the ends:
/// right also where positions come back. Play that never ends is a draw.
class GameGraph
{
public:
    enum class Made { Whole, TooLarge, Spent };

    /// Lists all positions from the view's on, or goes on where it was spent before; the view is at
    /// its position again in the end, from which nothing can be taken back. Costs a position's
    /// legal moves and some 100 bytes each.
    Made make(SolverView &view, std::size_t bytes);
    /// Of a whole graph.
    void solve();

    std::size_t positions() const { return m_nodes.size(); }
    /// Of the position that it was made from.
    GameScore score() const { return m_nodes.front().score; }
    /// Moves to the end where a player wins: the shortest against the longest defence.
    int depth() const { return static_cast<int>(m_nodes.front().depth); }
    /// Best play of both from the view's position, which must be the one that it was made from. A
    /// draw is played until the game ends or a position comes back; `ends` says which.
    std::vector<Move> line(SolverView &view, bool &ends) const;

private:
    using Id = std::uint32_t;
    static constexpr Id none = 0xffff'ffff;

    struct Node
    {
        std::uint32_t edges = 0; ///< place of the first one
        std::uint32_t count = 0; ///< of edges
        std::uint32_t left = 0;  ///< edges to positions that are not lost yet for its player
        std::uint32_t depth = 0;
        std::int8_t score = 0;
        bool isFirst = false; ///< the first player is to move
        bool isOver = false;
        bool isSolved = false;
    };

    /// Ids by keys.
    class Index
    {
    public:
        /// The id of the key, or `fresh`, which it then has.
        Id place(std::uint64_t key, Id fresh);
        Id find(std::uint64_t key) const;
        std::size_t bytes() const { return m_rows.size() * sizeof(Row); }

    private:
        struct Row
        {
            std::uint64_t key = 0;
            Id id = none;
        };
        std::size_t slot(std::uint64_t key) const;
        void grow();

        std::vector<Row> m_rows;
        std::size_t m_used = 0;
    };

    /// Positions of one distance from the start whose moves are not known yet. What is older is
    /// only numbers.
    struct Layer
    {
        std::vector<Position> positions;
        std::vector<Id> ids;
    };

    void expand(SolverView &view, Id id);
    std::optional<Move> best(SolverView &view, const std::vector<Move> &moves) const;
    void settle(Id id, GameScore score, std::uint32_t depth, std::vector<Id> &next);

    Index m_index;
    std::vector<Node> m_nodes;
    std::vector<Id> m_edges; ///< ids of positions, row after row
    std::vector<Move> m_moves;
    Layer m_layer;
    std::size_t m_next = 0; ///< of the layer
    Layer m_following;
};

} // namespace rookery
