#pragma once

#include "model/engine/solver/cluster_table.h"
#include "model/engine/solver/score_line.h"

#include <optional>
#include <vector>

namespace rookery {

/// A depth-first proof-number search: of all positions that might decide, the one where the fewest
/// others are left to be proved. It asks two questions, whether the first player can win and
/// whether that player can reach a draw at least. Where play is forced it looks far ahead.
///
/// A position is only ever proved from others that were proved before, whatever led to them.
class ProofSearch
{
public:
    /// The table takes at most so many bytes.
    ProofSearch(SolverView &view, std::size_t bytes);

    Found solve();
    GameScore score() const { return m_score; }
    /// Moves of both within which the winner can win; not always the fewest.
    int height() const { return m_height; }
    /// Best play of both as far as the table still knows it.
    std::vector<Move> line();

private:
    using Number = std::uint32_t;
    /// It is certain that this is never proved.
    static constexpr Number never = 0xff'ffff;

    /// How much is left to prove that the first player reaches what is asked, and that this player
    /// does not. 0: done.
    struct Numbers
    {
        Number proof = 1;
        Number disproof = 1;
        int height = 0; ///< once it is done: moves to the end

        bool isDone() const { return proof == 0 || disproof == 0; }
    };

    struct Entry
    {
        std::uint64_t key = 0;
        std::uint32_t proof : 24 = 1;
        std::uint32_t work : 8 = 0;
        std::uint32_t disproof : 24 = 1;
        std::uint32_t height : 8 = 0;
    };

    struct Child
    {
        std::uint64_t key = 0;
        std::size_t place = 0; ///< in the list of moves
        Numbers numbers;
    };

    struct Level
    {
        std::vector<Move> moves;
        std::vector<Child> children;
    };

    /// A child, and how far it may be looked into before another one is better.
    struct Choice
    {
        Child *child = nullptr;
        Numbers limits;
    };

    std::optional<bool> ask(GameScore threshold);
    Numbers prove(std::size_t ply, const Numbers &limits);
    void listChildren(Level &level, bool isFirst);
    Numbers numbersOfNext(std::uint64_t key);
    Numbers firstNumbers();
    static Numbers joined(const std::vector<Child> &children, bool isFirst);
    static Choice choose(std::vector<Child> &children, bool isFirst, const Numbers &limits);
    void keep(std::uint64_t key, const Numbers &numbers, std::uint64_t work);
    Numbers known(const Entry &entry) const;
    std::optional<ScoreBounds> bounds(std::uint64_t key);
    /// The same position is another one for the other question.
    std::uint64_t asked(std::uint64_t key) const;
    bool isOver() { return m_isCyclic || m_view.isSpent(); }

    SolverView &m_view;
    ClusterTable<Entry> m_table;
    std::vector<Level> m_levels;       ///< by ply
    std::vector<std::uint64_t> m_path; ///< keys of the positions above
    std::vector<Move> m_scratch;
    GameScore m_threshold = 1; ///< at least so much is asked for
    GameScore m_score = 0;
    int m_height = 0;
    bool m_isCyclic = false;
};

} // namespace rookery
