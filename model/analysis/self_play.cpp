#include "model/analysis/self_play.h"

#include "model/engine/make_game_engine.h"
#include "model/engine/search/search.h"

#include <algorithm>
#include <cmath>

namespace rookery {

namespace {

constexpr double sure = 1.96; ///< standard errors on either side

/// One game of the program against itself.
struct PlayedGame
{
    std::optional<GameEnd> end;
    bool isWhole = false; ///< not stopped in the middle
    std::size_t moves = 0;
    double branching = 0;
};

PlayedGame play(Searcher &searcher,
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
    PlayedGame game;
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

} // namespace

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
                        const std::function<void(std::size_t games)> &progress)
{
    const auto deadline = std::chrono::steady_clock::now() + limits.time;
    Searcher searcher(design, makeGameEngine(design), limits.seed);
    const Position start = searcher.engine().position();
    const PlayerId first = start.toMove();
    GameBalance balance;
    double lengths[2]{};
    double branchings[2]{};
    for (std::size_t i = 0; i < limits.games && std::chrono::steady_clock::now() < deadline; ++i) {
        const auto game =
            play(searcher, start, limits, limits.seed + static_cast<unsigned>(i), stop);
        if (!game.isWhole)
            break;
        ++balance.games;
        const bool isDraw = !game.end || game.end->isDraw;
        balance.unfinished += game.end ? 0 : 1;
        balance.draws += isDraw ? 1 : 0;
        if (!isDraw) {
            const bool isFirst =
                game.end->winner ? *game.end->winner == first : game.end->about != first;
            ++(isFirst ? balance.firstWins : balance.secondWins);
        }
        const auto length = static_cast<double>(game.moves);
        lengths[0] += length;
        lengths[1] += length * length;
        branchings[0] += game.branching;
        branchings[1] += game.branching * game.branching;
        if (progress)
            progress(balance.games);
    }
    balance.points = shareOf(balance.firstWins, balance.draws, balance.games);
    balance.drawn = shareOf(balance.draws, 0, balance.games);
    balance.length = meanOf(lengths[0], lengths[1], balance.games);
    balance.branching = meanOf(branchings[0], branchings[1], balance.games);
    return balance;
}

} // namespace rookery
