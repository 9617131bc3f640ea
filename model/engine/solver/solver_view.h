#pragma once

#include "model/engine/solver/placement_rows.h"
#include "model/engine/solver/symmetric_keys.h"
#include "model/play/game/game_engine.h"

#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace rookery {

/// What a game is worth: 1 the first player wins, 0 neither, -1 the other player wins.
using GameScore = int;

/// Between which scores the true one is certain to lie.
struct ScoreBounds
{
    GameScore least = -1;
    GameScore most = 1;
    int height = 0; ///< of a win: moves in which the winner can end it
};

struct SolverLimits
{
    std::chrono::milliseconds time{10'000};
    std::size_t bytes = 1'000'000'000;
    std::uint64_t nodes = UINT64_MAX; ///< moves made
    /// At most so many symmetries are used, the identity among them.
    std::size_t symmetries = 16;
};

/// A game as its solver sees it: one position of an engine, ends included, whose value depends on
/// nothing that came before. Counts moves and keeps to the limits. For one thread at a time.
class SolverView
{
public:
    using Progress = std::function<void(std::uint64_t nodes)>;

    /// The engine stays; the first player is the one whose win counts 1.
    SolverView(GameEngine &engine,
               PlayerId first,
               const SolverLimits &limits,
               const std::atomic<bool> &stop,
               Progress progress);

    /// Why positions of this design have no value of their own, as a sentence without a full stop;
    /// empty if they have one.
    static Message faultOf(const MoveRules &moveRules);

    GameEngine &engine() { return m_engine; }
    /// Replaces the list by the legal moves; how the game has ended if there are none.
    std::optional<GameScore> look(std::vector<Move> &moves);
    /// How many legal moves there are, if only nearly so where a rule asks what answers them; what
    /// has none may have ended.
    std::uint64_t countMoves() { return m_engine.perft(1); }
    /// What is certain without a search, if only that it is certain of nothing.
    ScoreBounds foresee();
    /// Leaves those out after which the other player would win at once, as foresee() has seen.
    void keepForced(std::vector<Move> &moves) const;
    /// How much a move promises to the player to move; the same for all where nothing is known.
    int promiseOf(const Move &move) const;
    /// Whether the two before ever know anything.
    bool foresees() const { return m_rows.has_value(); }
    void make(const Move &move);
    void unmake();
    /// Goes on from another position, from which nothing can be taken back.
    void begin(const Position &position);
    using Key = SymmetricKeys::Key;
    /// Positions with the same key have the same value: they are images of each other by a symmetry
    /// of the design.
    Key key();
    /// Of a move of the present position, which has this key: the same in all its images.
    std::uint16_t nameOf(const Move &move, const Key &key) const
    {
        return m_keys.nameOf(move, key.map);
    }
    bool isFirstToMove() const { return m_engine.position().toMove() == m_first; }

    /// Moves after which a rule that counts them may call the game drawn, from this position on.
    std::optional<int> movesToDraw() const;
    /// Whether a draw by repetition is no draw in this design.
    bool punishesRepetition() const { return m_punishesRepetition; }

    std::uint64_t nodes() const { return m_nodes; }
    /// Whether the limits are spent; then nothing more is to be found.
    bool isSpent();
    /// From now on the time is spent after this share of what the limits allow.
    void allow(double share);

private:
    std::optional<GameEnd> countedEnd() const;
    GameScore scoreOf(const GameEnd &end) const;

    using Clock = std::chrono::steady_clock;

    GameEngine &m_engine;
    SymmetricKeys m_keys;
    std::optional<PlacementRows> m_rows;
    std::uint64_t m_forced = 0; ///< cells one of which has to be taken; 0: none has
    PlayerId m_first;
    SolverLimits m_limits;
    const std::atomic<bool> &m_stop;
    Progress m_progress;
    Clock::time_point m_begin = Clock::now();
    Clock::time_point m_deadline;
    std::uint64_t m_nodes = 0;
    std::uint64_t m_nextLook = 0; ///< at the clock, by moves made
    bool m_isSpent = false;
    bool m_countsMoves = false; ///< a number of moves ends the game otherwise than by a draw
    bool m_countsQuietMoves = false;
    bool m_punishesRepetition = false;
};

} // namespace rookery
