#pragma once

#include "model/engine/recipe/evaluation_recipe.h"
#include "model/engine/search/transposition_table.h"
#include "model/play/game/game_engine.h"

#include <optional>
#include <vector>

namespace rookery {

/// Knows in which order moves are worth trying: what has refuted lines before, what captures, what
/// comes to a better place. For one thread at a time.
class MoveOrder
{
public:
    /// Moves of a list with what is expected of each; the best is taken out time and again.
    class Picker
    {
    public:
        struct Rated
        {
            int rank;
            std::uint32_t at;    ///< in the list
            std::uint64_t order; ///< among those of the same rank
        };

        /// The room is its own as long as it lives.
        Picker(const std::vector<Move> &moves, std::vector<Rated> &room)
            : m_moves(moves)
            , m_rated(room)
        {
            m_rated.clear();
        }
        void add(int rank, std::size_t at)
        {
            m_rated.push_back({rank, static_cast<std::uint32_t>(at), orderOf(m_moves[at])});
        }
        /// Null when there is none left.
        const Move *next();
        int rank() const { return m_rated[m_next - 1].rank; }
        std::size_t at() const { return m_rated[m_next - 1].at; }

    private:
        const std::vector<Move> &m_moves;
        std::vector<Rated> &m_rated;
        std::size_t m_next = 0;
    };

    /// Ranks from here on are of moves that gain by what they capture or become.
    static constexpr int gainful = 1'000'000;
    /// Whether a capture of this rank gives more than it takes.
    static bool isLoss(int rank) { return rank < -gainful / 2; }

    MoveOrder(const EvaluationRecipe &recipe, std::size_t cells, std::size_t plies);

    /// Before another search: history fades, killers go.
    void fade();
    /// The picker's list must be the moves of the engine's position. A move of the name `foremost`
    /// comes first. `threats` by cell, see AttackPaths; empty where they are not known.
    void rank(GameEngine &engine,
              const std::vector<Move> &moves,
              int ply,
              std::uint16_t foremost,
              const std::vector<int> &threats,
              Picker &picker) const;
    /// Noisy moves alone, the largest gain first.
    void rankNoisy(const Position &position, const std::vector<Move> &moves, Picker &picker) const;
    /// A quiet move refuted its line; the quiet ones tried before it did not.
    void reward(const Move &move, int ply, int depth, const Position &position);
    void punish(const Move &move, int ply, int depth, const Position &position);
    int history(const Move &move, int ply, const Position &position) const;
    void setBefore(int ply, const Move &move);

    /// What the move wins at once for the player to move, in hundredths.
    int gain(const Position &position, const Move &move) const;
    /// What it loses if the piece that captures is captured.
    int loss(const Position &position, const Move &move) const
    {
        return moverValue(move) - gain(position, move);
    }
    /// What it gains with what its place gains: what is expected of a move that is not made.
    int expected(const Position &position, const Move &move) const
    {
        return gain(position, move) + placeGain(position, move);
    }
    /// Whether a capture gives more than it takes, as far as one answer shows.
    bool losesPiece(GameEngine &engine, const Move &move) const;
    /// Whether a cheaper piece attacks the cell where the move ends.
    bool isExposed(const Move &move, const std::vector<int> &threats) const
    {
        return move.kind == Move::Kind::Displace && isThreatened(move, move.to, threats);
    }

private:
    bool isThreatened(const Move &move, CellId cell, const std::vector<int> &threats) const;
    int safety(const Move &move, const std::vector<int> &threats) const;
    std::size_t placeOf(const Move &move) const;
    std::size_t placeOf(const Move &move, const Position &position) const;
    template<typename Use>
    void forEachPair(const Move &move, int ply, const Use &use) const;
    void note(const Move &move, int ply, int bonus, const Position &position);
    int moverValue(const Move &move) const;
    int placeGain(const Position &position, const Move &move) const;

    const EvaluationRecipe *m_recipe;
    std::size_t m_cells;
    std::vector<int> m_history;            ///< [player][type, own moves last][to]
    std::vector<std::int16_t> m_pairs;     ///< by the hash of a move and one before it
    std::vector<std::uint64_t> m_counters; ///< [type, own moves last][to] of the move before
    std::vector<std::array<std::uint64_t, 2>> m_killers; ///< by ply
    std::vector<std::size_t> m_before;                   ///< by ply: place in m_counters
};

} // namespace rookery
