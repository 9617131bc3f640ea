#include "model/check/random_games.h"

#include "model/engine/make_game_engine.h"
#include "model/play/game/game_record.h"
#include "model/play/moves/drawn_move.h"

#include <random>

namespace rookery {

namespace {

enum class Played { Ended, Unfinished, Cancelled };

Played playOne(GameEngine &engine,
               const Position &start,
               const RandomGames &how,
               std::mt19937 &random,
               const std::atomic<bool> &isCancelled)
{
    GameRecord game(engine, start);
    for (int i = 0; i < how.moves; ++i) {
        if (isCancelled)
            return Played::Cancelled;
        const std::vector<Move> moves = game.legalMoves();
        if (moves.empty())
            return Played::Ended;
        game.play(Move(drawnMove(moves, random)));
    }
    return game.end() ? Played::Ended : Played::Unfinished;
}

/// 2,000
std::string grouped(int number)
{
    std::string text = std::to_string(number);
    for (std::size_t at = text.size(); at > 3; at -= 3)
        text.insert(at - 3, 1, ',');
    return text;
}

} // namespace

std::optional<Problem>
findEndlessGames(const Design &design, const std::atomic<bool> &isCancelled, const RandomGames &how)
{
    const bool hasPieces = !design.setup->placements.empty() || !design.setup->hands.empty()
                           || design.rules->hands.supply == Supply::Endless;
    if (design.rules->ends.empty() || !hasPieces)
        return std::nullopt;
    const auto engine = makeGameEngine(design);
    const Position start = engine->position();
    std::mt19937 random(how.seed);
    for (int i = 0; i < how.games; ++i) {
        if (playOne(*engine, start, how, random, isCancelled) != Played::Unfinished)
            return std::nullopt;
    }
    return Problem{Severity::Warning,
                   "R002",
                   Message("no game end is reachable in {games} random games of {moves} moves",
                           {{"games", grouped(how.games)}, {"moves", grouped(how.moves)}}),
                   {0, 0, "/rules/ends"},
                   {}};
}

} // namespace rookery
