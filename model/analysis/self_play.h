#pragma once

#include "model/base/message.h"
#include "model/engine/search/search.h"

#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

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
    int opening = 4;      ///< moves at random before each game
    int longest = 400;    ///< moves after which a game is left, as drawn
    std::size_t part = 0; ///< of the games only every parts-th pair, from this one on
    std::size_t parts = 1;
};

/// How many games end by one sentence, such as `White wins: Black is checkmated`.
struct EndCount
{
    std::string end;
    std::size_t games = 0;
};

/// How games of the program against itself go. Figures hold for its strength at so many nodes.
struct GameBalance
{
    std::size_t games = 0;
    std::size_t firstWins = 0;
    std::size_t secondWins = 0;
    std::size_t draws = 0;
    std::size_t unfinished = 0;   ///< of the draws
    Estimate points;              ///< of the first player, from 0 to 1
    Estimate won;                 ///< share of games that the first player won
    Estimate drawn;               ///< share of draws
    Estimate lost;                ///< share of games that the second player won
    Estimate length;              ///< moves of both
    Estimate branching;           ///< legal moves in a position
    Estimate captures;            ///< pieces that left the board, in a game
    Estimate leadChanges;         ///< how often the better side changed in a game
    std::vector<Estimate> acting; ///< by type: the share of games in which one of them moved
    std::vector<EndCount> ends;   ///< the most frequent first
};

/// What is counted of one game.
struct BalanceGame
{
    double points = 0.5; ///< of the first player
    bool isFinished = false;
    std::size_t moves = 0;
    double branching = 0; ///< legal moves in a position, on average
    std::size_t captures = 0;
    std::size_t leadChanges = 0;
    std::vector<std::size_t> acted; ///< types of which a piece moved, each once
    std::string end;                ///< empty if it was left
};

/// Adds games up, in any order; the same number again changes nothing.
class BalanceStatistics
{
public:
    explicit BalanceStatistics(std::size_t types)
        : m_acting(types)
    {
    }

    bool has(std::size_t number) const { return m_numbers.contains(number); }
    void add(std::size_t number, const BalanceGame &game);
    GameBalance balance() const;

private:
    /// Of a figure that each game has.
    struct Sums
    {
        double sum = 0;
        double squares = 0;

        void add(double figure)
        {
            sum += figure;
            squares += figure * figure;
        }
    };
    Estimate mean(const Sums &sums) const;

    std::set<std::size_t> m_numbers;
    std::size_t m_firstWins = 0;
    std::size_t m_secondWins = 0;
    std::size_t m_unfinished = 0;
    Sums m_lengths, m_branchings, m_captures, m_leadChanges;
    std::vector<std::size_t> m_acting; ///< games, by type
    std::map<std::string, std::size_t> m_ends;
};

/// One game of the program against itself.
struct SelfPlayedGame
{
    std::optional<GameEnd> end;
    bool isWhole = false; ///< not stopped in the middle, and without a fault
    std::vector<Move> moves;
    double branching = 0;        ///< legal moves in a position, on average
    std::size_t captures = 0;    ///< pieces that left the board
    std::size_t leadChanges = 0; ///< how often the better side changed, by the program's scores
    Message fault = {};          ///< see SearchResult::fault
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
Message selfPlayFault(const Design &design);

/// For designs without a selfPlayFault(): adds the games that the statistics have not. Ends early
/// when it is stopped, the time is over, or the rules could not answer: then why, as a sentence
/// without a full stop, and the games say nothing. `heard` hears of each game that was added, and
/// may say that it is enough (false).
using HeardGame =
    std::function<bool(std::size_t number, const SelfPlayedGame &game, const BalanceGame &counted)>;
Message playBalance(const Design &design,
                    const SelfPlayLimits &limits,
                    BalanceStatistics &statistics,
                    const std::atomic<bool> &stop,
                    const HeardGame &heard = {});

/// Whether this game belongs to the part that is to be played.
bool isOwnPart(const SelfPlayLimits &limits, std::size_t number);

/// Which of the two players is better, as far as these games are enough to say so: 1 the first, -1
/// the second, 0 neither.
int betterSide(const GameBalance &balance);

} // namespace rookery
