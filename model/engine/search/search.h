#pragma once

#include "model/base/enum_names.h"
#include "model/engine/search/piece_square_table.h"
#include "model/engine/search/transposition_table.h"
#include "model/play/game/game_record.h"

#include <atomic>
#include <chrono>
#include <limits>
#include <optional>
#include <random>
#include <vector>

namespace rookery {

/// How a program chooses its moves.
enum class Strategy {
    Random,
    Greedy,    ///< whatever gains most at once
    AlphaBeta, ///< looks ahead until its time is up
};

template<>
struct EnumNames<Strategy>
{
    static constexpr EnumName<Strategy> rows[] = {
        {Strategy::Random, "random", "Random moves"},
        {Strategy::Greedy, "greedy", "Greedy"},
        {Strategy::AlphaBeta, "alpha-beta", "Looks ahead (alpha-beta)"},
    };
};

struct SearchLimits
{
    std::chrono::milliseconds time{1'000};
    int depth = 64;                     ///< moves
    std::size_t remembered = 1U << 18U; ///< positions, rounded down to a power of two; 0: none
    std::uint64_t nodes = std::numeric_limits<std::uint64_t>::max(); ///< positions looked at
};

struct SearchResult
{
    std::optional<Move>
        best;      ///< none if there is no legal move, or it was stopped before it had one
    int score = 0; ///< for the player to move, in the units of PieceSquareTable
    int depth = 0; ///< moves looked ahead to the end of quiet positions' captures
    std::uint64_t nodes = 0;
};

/// Chooses moves by looking ahead: alpha-beta with iterative deepening and a search of captures at
/// its leaves. All opponents of the player to move count as one side. What it finds depends on
/// nothing but the game, the seed and the limits, whichever engine lists the moves. It and its
/// engine belong to the thread that searches, which is not the window's.
class Searcher
{
public:
    /// A score beyond this is a win, sooner the larger it is.
    static constexpr int win = 1'000'000;

    /// The engine must be one of this design.
    Searcher(const Design &design, std::unique_ptr<GameEngine> engine, unsigned seed = 1);

    GameEngine &engine() { return *m_engine; }
    /// The record must be over this searcher's engine; it is as before in the end. `stop` may be
    /// set by any thread and is looked at before every position.
    SearchResult search(GameRecord &record,
                        Strategy strategy,
                        const SearchLimits &limits,
                        const std::atomic<bool> &stop);

private:
    using Clock = std::chrono::steady_clock;

    struct Rated
    {
        Move move;
        int score = 0;
    };

    /// Scores that still matter.
    struct Window
    {
        int alpha = 0;
        int beta = 0;
    };

    /// The best of a list of moves.
    struct Tried
    {
        int score = 0;
        std::size_t best = 0; ///< its place in the list
    };

    const Position &position() const { return m_engine->position(); }
    int alphaBeta(int depth, int ply, int alpha, int beta);
    Tried tryMoves(const std::vector<Move> &moves, int depth, int ply, Window window);
    static int fromHere(int score, int ply);
    static int fromRoot(int score, int ply);
    int quiet(const std::vector<Move> &legal, int ply, int alpha, int beta);
    int evaluate() const;
    int scoreOf(const GameEnd &end, int ply) const;
    int gain(const Move &move) const;
    /// A move of the name `foremost` comes before all others.
    void
    order(std::vector<Move> &moves, int ply, std::uint16_t foremost = SearchMemory::noMove) const;
    void remember(const Move &move, int ply, int depth);
    bool deepen(GameRecord &record, std::vector<Rated> &roots, int depth, SearchResult &result);
    int rootScore(GameRecord &record, const Move &move, int depth, int alpha);
    bool isOver();
    std::size_t historyOf(const Move &move) const;

    std::unique_ptr<GameEngine> m_engine;
    PieceSquareTable m_values;
    std::mt19937 m_random;
    SearchMemory m_memory;
    std::vector<std::optional<Move>> m_killers; ///< by ply
    std::vector<int> m_history;                 ///< [from][to]
    PlayerId m_root;
    Clock::time_point m_deadline;
    const std::atomic<bool> *m_stop = nullptr;
    bool m_isOver = false;
    std::uint64_t m_nodes = 0;
    std::uint64_t m_mostNodes = 0;
};

} // namespace rookery
