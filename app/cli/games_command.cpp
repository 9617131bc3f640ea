#include "app/cli/command_table.h"
#include "app/cli/game_source.h"
#include "app/cli/json_output.h"
#include "app/cli/sources.h"
#include "model/exchange/game_files/game_collection.h"

#include <iostream>

namespace rookery::cli {

namespace {

struct GamesRequest
{
    std::vector<std::string> words;
    std::optional<std::string> player;
    std::optional<std::string> result;
    std::optional<std::string> opening;
    bool isJson = false;
};

Json asJson(std::size_t number, const GameEntry &entry)
{
    return {{"number", number},
            {"line", entry.line},
            {"white", entry.white},
            {"black", entry.black},
            {"result", entry.result},
            {"date", entry.date},
            {"event", entry.event},
            {"opening", entry.opening}};
}

void print(std::size_t number, const GameEntry &entry)
{
    std::cout << number << "  " << printable(entry.white) << " - " << printable(entry.black) << "  "
              << entry.result << "  " << printable(entry.date) << "  " << printable(entry.opening)
              << '\n';
}

} // namespace

Outcome runGames(Arguments &arguments)
{
    GamesRequest request;
    arguments.words("list FILE", request.words, 2, 2);
    arguments.value("--player", "TEXT", request.player, "part of a player's name or of the event");
    arguments.value("--result", "RESULT", request.result, "1-0, 0-1, 1/2-1/2 or *");
    arguments.value("--opening", "MOVES", request.opening, "the first moves, as the file has them");
    arguments.flag("--json", request.isJson, "print for machines");
    arguments.note("The numbers are those of 'play --game FILE --number N'.");
    if (auto end = arguments.parse())
        return *end;
    if (request.words.front() != "list")
        return wrongUsage("'games' can 'list' only, not '" + request.words.front() + "'");
    const auto opened = openGames(request.words[1]);
    if (!opened)
        return failed(opened.error());
    const GameQuery query = GameQuery{request.player.value_or(""),
                                      request.result.value_or(""),
                                      request.opening.value_or("")}
                                .plain();
    Json all = Json::array();
    std::size_t number = 0;
    indexGames(*(*opened)->stream, *(*opened)->format, [&](const GameEntry &entry) {
        ++number;
        if (!query.isMetBy(entry))
            return true;
        if (request.isJson)
            all.push_back(asJson(number, entry));
        else
            print(number, entry);
        return true;
    });
    if (request.isJson)
        printJson(all);
    if (!(*opened)->stream->eof())
        return failed(unreadGames(request.words[1]));
    return ExitCode::Fine;
}

} // namespace rookery::cli
