#pragma once

#include "model/design/design.h"
#include "model/play/game/game_record.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace rookery {

/// A design as games are kept by it.
struct DesignVersion
{
    std::uint64_t key = 0; ///< another one after each edit that may change the game
    std::string name;
    std::string text; ///< as its file has it, without what changes no game
};

/// Names of pieces and cells belong to a version: moves are written with them.
DesignVersion versionOf(const Design &design);

/// The same for positions that are equal but for how many moves were made before, whatever this
/// program's version. Costs the writing of the position: some microseconds.
std::uint64_t positionKey(const Position &position, const Design &design, const Board &board);

/// A game as a database keeps it.
struct KeptGame
{
    struct Ply
    {
        std::uint64_t position = 0; ///< in which the move was made, see positionKey()
        std::string move;           ///< see recordText()
        std::size_t player = 0;     ///< who made it
    };

    std::string id;                   ///< the same game has the same wherever it is kept
    std::string start;                ///< see writePosition(); empty for the setup
    std::vector<std::string> players; ///< their names, in the order of the design; may be empty
    std::string date;                 ///< 2026-11-26; may be empty
    std::string event;                ///< where it comes from: `match`, a tournament
    std::string points; ///< by player: 2 won, 1 drawn, 0 lost; empty if it was not finished
    std::vector<Ply> plies;
};

/// The legal moves from this start on, and how the rules say the game ended, or the players where
/// they agreed before. The engine serves nothing else meanwhile.
KeptGame keptGame(GameEngine &engine,
                  const Position &start,
                  const std::vector<Move> &moves,
                  const std::optional<GameEnd> &agreed = {});

/// The points of a result as games' files say it, `1-0`, `0-1` or `1/2-1/2`; empty for others.
std::string pointsOfResult(const std::string &result);

/// An id that no other game has.
std::string newGameId();
/// The id of a game that is the same whenever this text is read again.
std::string gameIdOf(std::string_view text);

/// The present day, as games say it.
std::string today();

} // namespace rookery
