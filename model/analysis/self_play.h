#pragma once

#include "model/engine/search/search.h"

#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>

namespace rookery {

/// A mean with half the width of the interval that holds the true one with 95 % confidence.
struct Estimate
{
    double value = 0;
    double error = 0;
};

/// The mean of a sum over so many games, and of the squares.
Estimate meanOf(double sum, double squares, std::size_t games);
/// A share of games: wins count 1, draws a half. Two wins and two losses more are counted for the
/// error, so that a few games that all end alike are no certainty.
Estimate shareOf(std::size_t wins, std::size_t draws, std::size_t games);

struct SelfPlayLimits
{
    std::size_t games = 100;
    std::uint64_t nodes = 200; ///< for each move
    std::chrono::milliseconds time{std::chrono::hours(1)};
    unsigned seed = 1;
    int opening = 4;   ///< moves at random before each game
    int longest = 400; ///< moves after which a game is left, as drawn
};

/// How games of the program against itself go. Figures hold for its strength at so many nodes.
struct GameBalance
{
    std::size_t games = 0;
    std::size_t firstWins = 0;
    std::size_t secondWins = 0;
    std::size_t draws = 0;
    std::size_t unfinished = 0; ///< of the draws
    Estimate points;            ///< of the first player, from 0 to 1
    Estimate won;               ///< share of games that the first player won
    Estimate drawn;             ///< share of draws
    Estimate lost;              ///< share of games that the second player won
    Estimate length;            ///< moves of both
    Estimate branching;         ///< legal moves in a position
};

/// One game of the program against itself.
struct SelfPlayedGame
{
    std::optional<GameEnd> end;
    bool isWhole = false; ///< not stopped in the middle
    std::size_t moves = 0;
    double branching = 0; ///< legal moves in a position, on average
};

/// Forgets what was found in other games first, so that the game depends on the seed alone.
SelfPlayedGame playItself(Searcher &searcher,
                          const Position &start,
                          const SelfPlayLimits &limits,
                          unsigned seed,
                          const std::atomic<bool> &stop);

/// Whether this player has won: 1, 0, or a half where neither has.
double pointsOf(const std::optional<GameEnd> &end, PlayerId player);

/// The player who decides first from here on; there must be one.
PlayerId firstToDecide(const Rules &rules, const Position &start);

/// Why games of the program against itself say nothing about a design, as a sentence without a full
/// stop; empty if they do.
std::string selfPlayFault(const Design &design);

/// For designs without a selfPlayFault(). Ends early when it is stopped or the time is over: games
/// counts those played. `progress` hears of each game.
GameBalance playBalance(const Design &design,
                        const SelfPlayLimits &limits,
                        const std::atomic<bool> &stop,
                        const std::function<void(const GameBalance &)> &progress = {});

/// Which of the two players is better, as far as these games are enough to say so: 1 the first, -1
/// the second, 0 neither.
int betterSide(const GameBalance &balance);

} // namespace rookery
