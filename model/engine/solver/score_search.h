#pragma once

#include "model/engine/solver/cluster_table.h"
#include "model/engine/solver/score_line.h"

#include <array>
#include <optional>
#include <vector>

namespace rookery {

/// A search to the end of every line for games in which no position comes back, so that what is
/// found of a position holds however it was reached. It knows three scores only.
class ScoreSearch
{
public:
    /// The table takes at most so many bytes.
    ScoreSearch(SolverView &view, std::size_t bytes);

    Found solve();
    GameScore score() const { return m_bound.score; }
    /// Moves of both within which the winner can win; not always the fewest.
    int height() const { return m_bound.height; }
    /// Best play of both as far as the table still knows it.
    std::vector<Move> line();

private:
    /// What is known of a position: its score lies between these.
    struct Entry
    {
        std::uint64_t key = 0;
        std::int8_t least = -1;
        std::int8_t most = 1;
        std::uint8_t work = 0;    ///< twice as many moves made for it are one more
        std::uint16_t best = 0;   ///< the name of the best move; 0: none
        std::uint16_t height = 0; ///< of a win: moves in which the winner can end it
    };

    /// A score at least as good as the threshold is a lower bound of the true one, any other an
    /// upper bound.
    struct Bound
    {
        GameScore score = 0;
        std::uint16_t height = 0; ///< of a win, as of an entry
        std::uint16_t best = 0;   ///< likewise
    };

    /// A move that is still to be tried.
    struct Candidate
    {
        std::int64_t promise = 0; ///< the least comes first
        std::uint16_t place = 0;  ///< in the list of moves
        std::uint16_t name = 0;
    };

    /// Room for what is thought at one distance from the root.
    struct Level
    {
        std::vector<Move> moves;
        std::vector<Candidate> order;
        std::array<std::uint16_t, 2>
            killers{}; ///< names of moves that decided other positions here
    };

    Bound look(GameScore threshold, std::size_t ply);
    Bound tryMoves(GameScore threshold,
                   std::size_t ply,
                   const SolverView::Key &key,
                   std::uint16_t foremost);
    void orderMoves(Level &level, const SolverView::Key &key, std::uint16_t foremost);
    static void sortMoves(Level &level);
    std::optional<Bound> surveyMoves(Level &level, GameScore threshold);
    std::optional<Bound> glance(GameScore threshold);
    void reward(Level &level, std::size_t tried);
    void keep(std::uint64_t key, const Bound &bound, GameScore threshold, std::uint64_t work);
    std::size_t placeOf(const Move &move) const;
    bool isOver() { return m_isCyclic || m_view.isSpent(); }

    SolverView &m_view;
    ClusterTable<Entry> m_table;
    std::vector<Level> m_levels;         ///< by ply
    std::vector<std::uint64_t> m_path;   ///< keys of the positions above
    std::vector<std::int64_t> m_history; ///< [player][type][to]: how often moves decided
    std::size_t m_cells;
    std::uint64_t m_replies = 0; ///< in the position that was glanced at
    std::vector<Move> m_scratch;
    Bound m_bound;
    bool m_isCyclic = false;
};

} // namespace rookery
