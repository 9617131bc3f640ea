#pragma once

#include "model/design/design.h"

#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>

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
    Estimate drawn;             ///< share of draws
    Estimate length;            ///< moves of both
    Estimate branching;         ///< legal moves in a position
};

/// For two players. Ends early when it is stopped or the time is over: games counts those played.
GameBalance playBalance(const Design &design,
                        const SelfPlayLimits &limits,
                        const std::atomic<bool> &stop,
                        const std::function<void(std::size_t games)> &progress = {});

} // namespace rookery
