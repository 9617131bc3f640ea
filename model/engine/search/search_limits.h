#pragma once

#include "model/base/enum_names.h"
#include "model/base/message.h"
#include "model/play/moves/move.h"

#include <chrono>
#include <cstdint>
#include <functional>
#include <limits>
#include <optional>
#include <vector>

namespace rookery {

/// How a program chooses its moves.
enum class Strategy {
    Random,
    Greedy,    ///< whatever gains most at once
    AlphaBeta, ///< looks ahead until its time is up
    Playouts,  ///< plays games to their end until its time is up
};

template<>
struct EnumNames<Strategy>
{
    static constexpr EnumName<Strategy> rows[] = {
        {Strategy::Random, "random", "Random moves"},
        {Strategy::Greedy, "greedy", "Greedy"},
        {Strategy::AlphaBeta, "alpha-beta", "Looks ahead (alpha-beta)"},
        {Strategy::Playouts, "playouts", "Plays games out (Monte Carlo)"},
    };
};

struct SearchLimits
{
    std::chrono::milliseconds time{1'000};
    int depth = 64;                     ///< moves
    std::size_t remembered = 1U << 20U; ///< positions kept, see positionsIn(); 0: none
    /// Moves made, those of captures at the end of lines included.
    std::uint64_t nodes = std::numeric_limits<std::uint64_t>::max();
    std::vector<Move> only = {}; ///< of which it chooses; none: all that are legal
    std::size_t lines = 1;       ///< how many best moves are wanted
    /// That look at the same position; what several find is not the same each time. They share the
    /// limit of nodes.
    unsigned threads = 1;
    /// Games that are played out, where the strategy is that.
    std::uint64_t playouts = std::numeric_limits<std::uint64_t>::max();
    bool isPlain = false; ///< of playouts: each move counts only where it was made
};

/// Whether it plays the better, the longer it may think; its scores say something then.
constexpr bool takesTime(Strategy strategy)
{
    return strategy == Strategy::AlphaBeta || strategy == Strategy::Playouts;
}

/// How many positions are remembered in so much memory.
constexpr std::size_t positionsIn(std::size_t megabytes)
{
    return (megabytes << 20U) / 16;
}

/// As many as a machine is likely to have.
constexpr unsigned mostThreads = 256;

/// What each of the threads may look at.
constexpr std::uint64_t nodesOfThread(const SearchLimits &limits)
{
    return limits.nodes / limits.threads;
}

/// Levels of play from 1 to 8: so many nodes a move, the last without a limit of its own.
constexpr int weakestLevel = 1;
constexpr int strongestLevel = 8;
std::uint64_t nodesOfLevel(int level);

/// A move and what is expected to follow.
struct SearchLine
{
    int score = 0; ///< for the player to move, in hundredths; see Searcher::win
    std::vector<Move> moves;
};

struct SearchResult
{
    std::optional<Move> best; ///< none only if no legal move is known
    int score = 0;            ///< for the player to move, in hundredths
    int depth = 0;            ///< moves looked ahead to the end of quiet positions' captures
    std::uint64_t nodes = 0;
    std::vector<SearchLine> lines = {}; ///< the best first; at most as many as were asked for
    /// What the rules could not answer, a sentence without its stop; usually empty. Score and lines
    /// are not given then, and the move is a legal one, but not found to be good.
    Message fault = {};
};

/// Hears of each iteration that has ended, and of its last that has not; in the thread that
/// searches.
using SearchSink = std::function<void(const SearchResult &)>;

} // namespace rookery
