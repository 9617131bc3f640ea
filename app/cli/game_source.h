#pragma once

#include "app/cli/arguments.h"
#include "app/cli/outcome.h"
#include "model/exchange/game_files/played_game.h"

#include <fstream>
#include <memory>
#include <optional>
#include <string>

/// Games in files, read and written.
namespace rookery::cli {

/// What `--game`, `--number`, `--record` and `-o` say.
struct GameRequest
{
    std::optional<std::string> file;
    std::optional<std::string> number;
    std::optional<std::string> record;
    std::optional<std::string> out;
};

/// A file of games, opened.
struct GameStream
{
    std::ifstream file;
    std::istream *stream = nullptr; ///< the file, or standard input
    const GameFileFormat *format = nullptr;
};

/// Standard input for `-`.
Tried<std::unique_ptr<GameStream>> openGames(const std::string &file);

/// Where no more games came from the stream of this file, but not because it has ended.
Failure unreadGames(const std::string &file);

void declareGame(Arguments &arguments, GameRequest &request);

/// The game that is asked for, or an empty one without `--game`.
Tried<PlayedGame> gameOf(const GameRequest &request, GameEngine &engine);

/// The format of `--record`; null without it.
Tried<const GameFileFormat *> recordFormat(const GameRequest &request, const Design &design);

/// Writes to the file of `-o`, or to standard output.
Outcome writeRecord(const GameRequest &request, const std::string &text);

/// `FILE:line: error: SENTENCE` for each fault of a game.
std::vector<std::string> faultLines(const GameRequest &request, const PlayedGame &game);

} // namespace rookery::cli
