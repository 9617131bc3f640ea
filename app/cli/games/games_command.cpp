#include "app/cli/command_table.h"
#include "app/cli/game_source.h"
#include "app/cli/games/kept_games.h"
#include "app/cli/json_output.h"
#include "app/cli/sources.h"
#include "model/exchange/game_files/game_collection.h"

#include <algorithm>
#include <iostream>

namespace rookery::cli {

namespace {

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

struct Question
{
    std::string_view word;
    std::size_t most; ///< files
    Outcome (*answer)(const GamesRequest &request);
};

Outcome listGames(const GamesRequest &request)
{
    if (isDatabase(request.words[1]))
        return listKeptGames(request);
    const auto opened = openGames(request.words[1]);
    if (!opened)
        return failed(opened.error());
    const GameQuery query = request.query();
    Json all = Json::array();
    std::size_t number = 0;
    indexGames(*(*opened)->stream, *(*opened)->format, [&](const GameEntry &entry) {
        ++number;
        if (query.isMetBy(entry))
            printEntry(number, entry, request.isJson ? &all : nullptr);
        return true;
    });
    if (request.isJson)
        printJson(all);
    if (!(*opened)->stream->eof())
        return failed(unreadGames(request.words[1]));
    return ExitCode::Fine;
}

constexpr Question questions[] = {
    {"list", 1, listGames},
    {"explore", 1, exploreGames},
    {"results", 1, listAnswers},
    {"merge", 10'000, mergeGames},
};

} // namespace

void printEntry(std::size_t number, const GameEntry &entry, Json *all)
{
    if (all)
        return all->push_back(asJson(number, entry));
    std::cout << number << "  " << printable(entry.white) << " - " << printable(entry.black) << "  "
              << entry.result << "  " << printable(entry.date) << "  " << printable(entry.opening)
              << '\n';
}

Outcome runGames(Arguments &arguments)
{
    GamesRequest request;
    arguments.words("list|explore|results|merge FILE", request.words, 2);
    arguments.value("--player", "TEXT", request.player, "part of a player's name or of the event");
    arguments.value("--result", "RESULT", request.result, "1-0, 0-1, 1/2-1/2 or *");
    arguments.value("--opening", "MOVES", request.opening, "the first moves, as the file has them");
    arguments.value("--design",
                    "D",
                    request.design,
                    "the game of the games: a file or a bundled design; explore takes the one with "
                    "most games without it");
    declarePosition(arguments, request.position);
    arguments.value("--moves", "MOVES", request.moves, "explore what follows these");
    arguments.value("--question", "Q", request.question, "results of balance or values only");
    arguments.value(
        "-o", "OUT", request.out, "merge into this database; the first FILE without it");
    arguments.flag("--json", request.isJson, "print for machines");
    arguments.note("A database keeps games and results beside a design, as NAME.rookery-games. "
                   "'list' also reads files of games; its numbers are those of 'play --game FILE "
                   "--number N'. 'merge' adds databases, and files of games with '--design'; what "
                   "is there already is not added twice.");
    if (auto end = arguments.parse())
        return *end;
    const std::string &word = request.words.front();
    const auto *question = std::find_if(std::begin(questions),
                                        std::end(questions),
                                        [&](const Question &each) { return each.word == word; });
    if (question == std::end(questions))
        return wrongUsage("'games' can 'list', 'explore', 'merge' and tell 'results', not '" + word
                          + "'");
    if (request.words.size() - 1 > question->most)
        return wrongUsage("'games " + word + "' takes one FILE");
    return question->answer(request);
}

} // namespace rookery::cli
