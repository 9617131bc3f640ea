#pragma once

#include "app/cli/json_output.h"
#include "app/cli/outcome.h"
#include "model/database/kept_learning.h"
#include "model/exchange/game_files/game_collection.h"

#include <optional>
#include <string>
#include <vector>

/// What `games` does with databases, and how other commands keep what they find.
namespace rookery::cli {

struct GamesRequest
{
    std::vector<std::string> words;
    std::optional<std::string> player, result, opening;
    std::optional<std::string> design, position, moves, out, question;
    bool isJson = false;

    GameQuery query() const
    {
        return GameQuery{player.value_or(""), result.value_or(""), opening.value_or("")}.plain();
    }
};

/// One line, or a row of the list.
void printEntry(std::size_t number, const GameEntry &entry, Json *all);

/// Whether the file is a database, not one of the formats of games.
bool isDatabase(const std::string &file);

/// `games merge`: databases and files of games into one database.
Outcome mergeGames(const GamesRequest &request);
/// `games explore`: what was played from a position.
Outcome exploreGames(const GamesRequest &request);
/// `games results`: answers of the lab.
Outcome listAnswers(const GamesRequest &request);
/// `games list` of a database.
Outcome listKeptGames(const GamesRequest &request);

/// `--keep FILE` of commands that play games or find something out.
class Keeper
{
public:
    /// Makes the file where it is not there; without a file nothing is kept.
    static Tried<Keeper> of(const std::optional<std::string> &file, const Design &design);

    /// The sentence of a file that cannot be written.
    std::optional<Failure> keep(KeptGame game);
    std::optional<Failure>
    keep(const std::string &question, const Json &settings, const Json &answer);
    std::optional<Failure> keep(const LearnedFile &file);

private:
    std::string m_name;
    std::optional<GameDatabase> m_database;
    DesignVersion m_version;
};

} // namespace rookery::cli
