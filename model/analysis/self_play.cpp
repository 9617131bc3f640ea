#include "model/analysis/self_play.h"

#include "model/engine/make_game_engine.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace rookery {

namespace {

constexpr double sure = 1.96; ///< standard errors on either side

/// Of a figure that each game has.
struct GameSums
{
    double sum = 0;
    double squares = 0;

    void add(double figure)
    {
        sum += figure;
        squares += figure * figure;
    }
};

/// A table as large as a game needs: it is emptied before each.
std::size_t rememberedFor(std::uint64_t nodes)
{
    constexpr std::uint64_t least = 1U << 12U;
    constexpr std::uint64_t most = 1U << 16U; // nodes
    return 16 * std::bit_ceil(std::clamp(nodes, least / 16, most));
}

void count(GameBalance &balance, const SelfPlayedGame &game, PlayerId first)
{
    ++balance.games;
    const double points = pointsOf(game.end, first);
    balance.unfinished += game.end ? 0 : 1;
    balance.firstWins += points == 1 ? 1 : 0;
    balance.secondWins += points == 0 ? 1 : 0;
    balance.draws = balance.games - balance.firstWins - balance.secondWins;
    balance.points = shareOf(balance.firstWins, balance.draws, balance.games);
    balance.won = shareOf(balance.firstWins, 0, balance.games);
    balance.drawn = shareOf(balance.draws, 0, balance.games);
    balance.lost = shareOf(balance.secondWins, 0, balance.games);
}

} // namespace

SelfPlayedGame playItself(Searcher &searcher,
                          const Position &start,
                          const SelfPlayLimits &limits,
                          unsigned seed,
                          const std::atomic<bool> &stop)
{
    searcher.forget(seed);
    GameRecord record(searcher.engine(), start);
    SearchLimits each;
    each.time = std::chrono::hours(1'000);
    each.nodes = limits.nodes;
    each.remembered = rememberedFor(limits.nodes);
    SelfPlayedGame game;
    while (!stop && static_cast<int>(game.moves) < limits.longest) {
        game.end = record.end();
        if (game.end)
            break;
        const bool isOpening = static_cast<int>(game.moves) < limits.opening;
        game.branching += static_cast<double>(record.legalMoves().size());
        const auto found =
            searcher.search(record, isOpening ? Strategy::Random : Strategy::AlphaBeta, each, stop);
        if (!found.best)
            break;
        record.play(*found.best);
        ++game.moves;
    }
    game.isWhole = !stop;
    game.branching /= static_cast<double>(std::max<std::size_t>(game.moves, 1));
    return game;
}

double pointsOf(const std::optional<GameEnd> &end, PlayerId player)
{
    if (!end || end->isDraw)
        return 0.5;
    return (end->winner ? *end->winner == player : end->about != player) ? 1 : 0;
}

PlayerId firstToDecide(const Rules &rules, const Position &start)
{
    const PlayerId first = start.toMove();
    return rules.isChance(first) ? rules.deciders().front() : first;
}

std::string selfPlayFault(const Design &design)
{
    const std::size_t players = design.rules->deciders().size();
    if (players != 2)
        return "this is about two players, and this design has " + std::to_string(players);
    GameEngine engine(design);
    if (engine.board().size() == 0)
        return "the board has no cells";
    std::vector<Move> legal;
    engine.legal(legal);
    if (engine.end())
        return "the game is over before its first move";
    return legal.empty() ? "there is no first move" : "";
}

Estimate meanOf(double sum, double squares, std::size_t games)
{
    if (games == 0)
        return {};
    const auto number = static_cast<double>(games);
    const double mean = sum / number;
    const double variance =
        games < 2 ? mean * mean : std::max((squares - sum * mean) / (number - 1), 0.0);
    return {mean, sure * std::sqrt(variance / number)};
}

Estimate shareOf(std::size_t wins, std::size_t draws, std::size_t games)
{
    if (games == 0)
        return {0, 1};
    constexpr double more = 4;
    const auto number = static_cast<double>(games);
    const double points = static_cast<double>(wins) + static_cast<double>(draws) / 2;
    const double share = (points + more / 2) / (number + more);
    const double drawn = static_cast<double>(draws) / (number + more);
    const double variance = share * (1 - share) - drawn / 4;
    return {points / number, sure * std::sqrt(std::max(variance, 0.0) / (number + more))};
}

GameBalance playBalance(const Design &design,
                        const SelfPlayLimits &limits,
                        const std::atomic<bool> &stop,
                        const std::function<void(const GameBalance &)> &progress)
{
    const auto deadline = std::chrono::steady_clock::now() + limits.time;
    Searcher searcher(design, makeGameEngine(design), limits.seed);
    const Position start = searcher.engine().position();
    const PlayerId first = firstToDecide(*design.rules, start);
    GameBalance balance;
    GameSums lengths;
    GameSums branchings;
    for (std::size_t i = 0; i < limits.games && std::chrono::steady_clock::now() < deadline; ++i) {
        const auto game =
            playItself(searcher, start, limits, limits.seed + static_cast<unsigned>(i), stop);
        if (!game.isWhole)
            break;
        count(balance, game, first);
        lengths.add(static_cast<double>(game.moves));
        branchings.add(game.branching);
        balance.length = meanOf(lengths.sum, lengths.squares, balance.games);
        balance.branching = meanOf(branchings.sum, branchings.squares, balance.games);
        if (progress)
            progress(balance);
    }
    return balance;
}

int betterSide(const GameBalance &balance)
{
    if (balance.points.value - balance.points.error > 0.5)
        return 1;
    return balance.points.value + balance.points.error < 0.5 ? -1 : 0;
}

} // namespace rookery
