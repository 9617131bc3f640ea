#include "app/cli/games/kept_games.h"

#include "app/cli/game_source.h"
#include "app/cli/sources.h"
#include "model/base/text.h"
#include "model/database/game_import.h"
#include "model/file/design/design_reader.h"
#include "model/play/position/position_text.h"

#include <array>
#include <fstream>
#include <iostream>
#include <sstream>

namespace rookery::cli {

namespace {

constexpr std::string_view databaseEnding = ".rookery-games";

Failure fileFailure(const std::string &name, const std::string &sentence)
{
    return {ExitCode::File, {printable(name) + ": error: " + sentence}};
}

Tried<GameDatabase> opened(const std::string &name, Sqlite::Access access)
{
    auto database = GameDatabase::open(name, access);
    if (!database)
        return failed(fileFailure(name, database.error().sentence()));
    return std::move(*database);
}

std::string versionText(std::uint64_t key)
{
    std::array<char, 17> text{};
    std::snprintf(text.data(), text.size(), "%016llx", static_cast<unsigned long long>(key));
    return text.data();
}

std::string resultOf(const KeptGame &game)
{
    if (game.points == "20")
        return "1-0";
    if (game.points == "02")
        return "0-1";
    return game.points == "11" ? "1/2-1/2" : "*";
}

std::string openingOf(const KeptGame &game)
{
    constexpr std::size_t most = 30;
    std::string text;
    for (std::size_t i = 0; i < std::min(most, game.plies.size()); ++i)
        text += (text.empty() ? "" : " ") + game.plies[i].move;
    return text;
}

GameEntry entryOf(const KeptGame &game)
{
    GameEntry entry;
    entry.white = game.players.empty() ? "" : game.players.front();
    entry.black = game.players.size() < 2 ? "" : game.players[1];
    entry.event = game.event;
    entry.date = game.date;
    entry.result = resultOf(game);
    entry.opening = openingOf(game);
    return entry;
}

/// What a design's name or file says, for games that do not.
struct Played
{
    std::unique_ptr<GameEngine> engine;
    DesignVersion version;
};

Tried<Played> playedDesign(const std::string &name)
{
    auto read = readFileOrBundled(name);
    if (!read)
        return failed(read.error());
    Played played;
    played.version = versionOf(read->design);
    played.engine = std::make_unique<GameEngine>(std::move(read->design));
    return played;
}

/// Adds the games of a file in one of the formats of games.
Tried<MergeCounts> added(const std::string &file, const Played &played, GameDatabase &database)
{
    const auto games = openGames(file);
    if (!games)
        return failed(games.error());
    const auto counts = addGames(database,
                                 played.version,
                                 *played.engine,
                                 {*(*games)->stream, *(*games)->format},
                                 std::atomic<bool>(false));
    if (!counts)
        return failed(fileFailure(file, counts.error().sentence()));
    if (!(*games)->stream->eof())
        return failed(unreadGames(file));
    return *counts;
}

void print(const std::string &file, const MergeCounts &counts, bool isJson)
{
    if (isJson)
        return printJson({{"file", file},
                          {"games", counts.games},
                          {"results", counts.answers},
                          {"twice", counts.twice},
                          {"unusable", counts.unusable}});
    std::cout << printable(file) << ": " << counted(counts.games, "new game");
    if (counts.answers > 0)
        std::cout << ", " << counted(counts.answers, "new result");
    if (counts.twice > 0)
        std::cout << ", " << counts.twice << " that were there already";
    if (counts.unusable > 0)
        std::cout << ", " << counts.unusable << " without a legal move";
    std::cout << '\n';
}

/// The design that a database is asked about: the one that is named, or the one with most games.
Tried<Design> askedDesign(const GamesRequest &request, GameDatabase &database)
{
    if (request.design) {
        auto read = readFileOrBundled(*request.design);
        if (!read)
            return failed(read.error());
        return std::move(read->design);
    }
    const auto versions = database.versions();
    if (!versions)
        return failed(fileFailure(request.words[1], versions.error().sentence()));
    if (versions->empty())
        return failed(fileFailure(request.words[1], "it holds no games"));
    auto read = readDesign(versions->front().text);
    if (!read)
        return failed(fileFailure(request.words[1],
                                  "the design that it holds cannot be read: "
                                      + read.error().front().sentence()));
    read->design.info.edit([&](Info &info) { info.name = versions->front().name; });
    return std::move(read->design);
}

/// The position that is asked about.
Tried<Position> askedPosition(const GamesRequest &request, GameEngine &engine)
{
    const Design &design = engine.moveRules().design();
    auto start = positionOf(request.position, design, engine.board());
    if (!start)
        return failed(start.error());
    GameRecord record(engine, *start);
    std::istringstream words(request.moves.value_or(""));
    for (std::string word; words >> word;) {
        const auto move = moveOf("--moves", word, record, design, engine.moveRules());
        if (!move)
            return failed(move.error());
        record.play(*move);
    }
    return record.position();
}

void printMoves(const std::vector<ExploredMove> &moves)
{
    for (const ExploredMove &move : moves) {
        const auto share = move.share();
        std::array<char, 128> line{};
        std::snprintf(line.data(),
                      line.size(),
                      "%-16s %7zu  +%zu =%zu -%zu  %s  %s\n",
                      printable(move.move).c_str(),
                      move.games(),
                      move.won,
                      move.drawn,
                      move.lost,
                      share ? (std::to_string(int(*share * 100 + 0.5)) + " %").c_str() : "",
                      printable(move.last).c_str());
        std::cout << line.data();
    }
    if (moves.empty())
        std::cout << "no game has come to this position\n";
}

Json movesJson(const std::vector<ExploredMove> &moves)
{
    Json all = Json::array();
    for (const ExploredMove &move : moves) {
        const auto share = move.share();
        all.push_back({{"move", move.move},
                       {"games", move.games()},
                       {"won", move.won},
                       {"drawn", move.drawn},
                       {"lost", move.lost},
                       {"unfinished", move.unfinished},
                       {"share", share ? Json(*share) : Json()},
                       {"last", move.last}});
    }
    return all;
}

} // namespace

bool isDatabase(const std::string &file)
{
    constexpr std::string_view mark = "SQLite format 3";
    std::ifstream input(file, std::ios::binary);
    std::string begins(mark.size(), '\0');
    input.read(begins.data(), static_cast<std::streamsize>(mark.size()));
    return input && begins == mark;
}

Outcome mergeGames(const GamesRequest &request)
{
    std::vector<std::string> files(request.words.begin() + 1, request.words.end());
    if (!request.out && !files.empty())
        files.erase(files.begin());
    if (files.empty())
        return wrongUsage("'games merge' wants a database to merge into, and files to merge");
    const std::string target = request.out ? *request.out : request.words[1];
    for (const std::string &file : files) {
        if (!std::ifstream(file))
            return failed(fileFailure(file, "there is no such file"));
    }
    auto database = opened(target, Sqlite::Access::Create);
    if (!database)
        return failed(database.error());
    std::optional<Played> played;
    for (const std::string &file : files) {
        if (isDatabase(file)) {
            const auto counts = database->merge(file);
            if (!counts)
                return failed(fileFailure(file, counts.error().sentence()));
            print(file, *counts, request.isJson);
            continue;
        }
        if (file.ends_with(databaseEnding))
            return failed(fileFailure(file, "it is no database of games"));
        if (!request.design)
            return wrongUsage("'--design' has to say which game the games of '" + printable(file)
                              + "' are of");
        if (!played) {
            auto design = playedDesign(*request.design);
            if (!design)
                return failed(design.error());
            played = std::move(*design);
        }
        const auto counts = added(file, *played, *database);
        if (!counts)
            return failed(counts.error());
        print(file, *counts, request.isJson);
    }
    return ExitCode::Fine;
}

Outcome exploreGames(const GamesRequest &request)
{
    auto database = opened(request.words[1], Sqlite::Access::Read);
    if (!database)
        return failed(database.error());
    auto design = askedDesign(request, *database);
    if (!design)
        return failed(design.error());
    const DesignVersion version = versionOf(*design);
    GameEngine engine(*design);
    const auto position = askedPosition(request, engine);
    if (!position)
        return failed(position.error());
    const auto moves =
        database->movesFrom(version.key, positionKey(*position, *design, engine.board()));
    const auto games = database->games(version.key);
    if (!moves || !games)
        return failed(
            fileFailure(request.words[1], (moves ? games.error() : moves.error()).sentence()));
    if (request.isJson)
        printJson({{"design", design->info->name},
                   {"version", versionText(version.key)},
                   {"games", *games},
                   {"position", writePosition(*position, *design, engine.board())},
                   {"moves", movesJson(*moves)}});
    else
        printMoves(*moves);
    return ExitCode::Fine;
}

Outcome listAnswers(const GamesRequest &request)
{
    auto database = opened(request.words[1], Sqlite::Access::Read);
    if (!database)
        return failed(database.error());
    const auto answers = database->answers(request.question.value_or(""));
    if (!answers)
        return failed(fileFailure(request.words[1], answers.error().sentence()));
    Json all = Json::array();
    for (const LabAnswer &answer : *answers) {
        if (!request.isJson) {
            std::cout << printable(answer.at) << "  " << versionText(answer.version) << "  "
                      << printable(answer.question) << "  " << printable(answer.settings) << "  "
                      << printable(answer.answer) << '\n';
            continue;
        }
        all.push_back({{"version", versionText(answer.version)},
                       {"question", answer.question},
                       {"at", answer.at},
                       {"settings", Json::parse(answer.settings, nullptr, false)},
                       {"answer", Json::parse(answer.answer, nullptr, false)}});
    }
    if (request.isJson)
        printJson(all);
    return ExitCode::Fine;
}

Outcome listKeptGames(const GamesRequest &request)
{
    constexpr std::size_t most = 1'000'000;
    auto database = opened(request.words[1], Sqlite::Access::Read);
    if (!database)
        return failed(database.error());
    const auto games = database->lastGames(0, most);
    if (!games)
        return failed(fileFailure(request.words[1], games.error().sentence()));
    const GameQuery query = request.query();
    Json all = Json::array();
    std::size_t number = 0;
    for (const KeptGame &game : *games) {
        ++number;
        const GameEntry entry = entryOf(game);
        if (query.isMetBy(entry))
            printEntry(number, entry, request.isJson ? &all : nullptr);
    }
    if (request.isJson)
        printJson(all);
    return ExitCode::Fine;
}

Tried<Keeper> Keeper::of(const std::optional<std::string> &file, const Design &design)
{
    Keeper keeper;
    if (!file)
        return keeper;
    auto database = opened(*file, Sqlite::Access::Create);
    if (!database)
        return failed(database.error());
    keeper.m_name = *file;
    keeper.m_database = std::move(*database);
    keeper.m_version = versionOf(design);
    return keeper;
}

std::optional<Failure> Keeper::keep(KeptGame game)
{
    if (!m_database)
        return std::nullopt;
    const auto kept = m_database->add(m_version, std::vector<KeptGame>{std::move(game)});
    return kept ? std::nullopt : std::optional(fileFailure(m_name, kept.error().sentence()));
}

std::optional<Failure>
Keeper::keep(const std::string &question, const Json &settings, const Json &answer)
{
    if (!m_database)
        return std::nullopt;
    const auto kept = m_database->add(
        m_version,
        LabAnswer{newGameId(), m_version.key, question, settings.dump(), answer.dump(), today()});
    return kept ? std::nullopt : std::optional(fileFailure(m_name, kept.error().sentence()));
}

std::optional<Failure> Keeper::keep(const LearnedFile &file)
{
    if (!m_database)
        return std::nullopt;
    const auto kept = keepLearning(*m_database, m_version, file);
    return kept ? std::nullopt : std::optional(fileFailure(m_name, kept.error().sentence()));
}

} // namespace rookery::cli
