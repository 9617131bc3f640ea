#include "model/check/random_games.h"

#include "model/play/game_record.h"

#include <random>

namespace rookery {

namespace {

enum class Played { Ended, Unfinished, Cancelled };

Played playOne(Referee &referee,
               const Design &design,
               const RandomGames &how,
               std::mt19937 &random,
               const std::atomic<bool> &isCancelled)
{
    GameRecord game(referee, startPosition(design, referee.board()));
    for (int i = 0; i < how.moves; ++i) {
        if (isCancelled)
            return Played::Cancelled;
        if (game.end())
            return Played::Ended;
        const std::vector<Move> moves = game.legalMoves();
        if (moves.empty())
            return Played::Ended;
        game.play(moves[random() % moves.size()]);
    }
    return game.end() ? Played::Ended : Played::Unfinished;
}

} // namespace

std::optional<Problem>
findEndlessGames(const Design &design, const std::atomic<bool> &isCancelled, const RandomGames &how)
{
    const bool hasMen = !design.setup->placements.empty() || !design.setup->hands.empty()
                        || design.rules->hands.supply == Supply::Endless;
    if (design.rules->ends.empty() || !hasMen)
        return std::nullopt;
    Referee referee(design);
    std::mt19937 random(how.seed);
    for (int i = 0; i < how.games; ++i) {
        if (playOne(referee, design, how, random, isCancelled) != Played::Unfinished)
            return std::nullopt;
    }
    return Problem{Severity::Warning,
                   "R002",
                   "no game end was reached in " + std::to_string(how.games) + " random games of "
                       + std::to_string(how.moves) + " moves",
                   {0, 0, "/rules/ends"},
                   {}};
}

} // namespace rookery
