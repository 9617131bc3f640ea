#include "tests/bench/bench_games.h"

#include "model/engine/make_game_engine.h"
#include "model/exchange/game_files/game_collection.h"
#include "model/exchange/game_files/played_game.h"
#include "model/file/bundled/bundled.h"
#include "model/file/design/design_reader.h"
#include "model/play/moves/notation/move_text.h"
#include "tests/bench/bench_rival.h"
#include "tests/bench/bench_timer.h"

#include <array>
#include <cstdio>
#include <functional>
#include <memory>
#include <random>
#include <sstream>

namespace rookery::bench {

namespace {

/// Texts of moves as a file has them; to be told apart, a game needs tags of its own.
std::vector<std::string> randomGames(std::size_t count, std::mt19937_64 &random)
{
    constexpr std::size_t longest = 120;
    const Design design = readDesign(findBundled("chess")->text)->design;
    const auto game = std::make_shared<const CompiledGame>(design);
    const auto engine = makeGameEngine(design, game);
    const GameFileFormat &format = *findGameFileFormat("pgn");
    std::vector<std::string> texts;
    while (texts.size() < count) {
        PlayedGame played;
        GameRecord record(*engine, startPosition(design, game->board()));
        while (record.length() < longest && !record.end()) {
            const std::vector<Move> moves = record.legalMoves();
            const Move &move = moves[random() % moves.size()];
            played.tree.play(recordText(move, game->board(), *design.pieces, moves),
                             move,
                             record.position().toMove());
            record.play(move);
        }
        played.result = record.end() ? resultText(*record.end()) : "*";
        const std::string text = writtenGame(played, format, *engine);
        texts.push_back(text.substr(text.find("\n\n") + 1));
    }
    return texts;
}

std::string collectionOf(std::size_t count, std::uint64_t seed)
{
    constexpr std::size_t different = 200;
    constexpr const char *results[] = {"1-0", "0-1", "1/2-1/2"};
    std::mt19937_64 random(seed);
    const std::vector<std::string> moves = randomGames(std::min(count, different), random);
    std::string text;
    for (std::size_t i = 0; i < count; ++i) {
        const std::string number = std::to_string(i);
        const char *result = results[random() % std::size(results)];
        const std::string &game = moves[i % moves.size()];
        text += "[Event \"Open of " + std::to_string(i / 500) + "\"]\n[Site \"?\"]\n[Date \""
                + std::to_string(1900 + i % 120) + ".??.??\"]\n[Round \"" + std::to_string(i % 11)
                + "\"]\n[White \"Player, " + std::to_string(random() % 20'000)
                + "\"]\n[Black \"Opponent, " + std::to_string(random() % 20'000) + "\"]\n[Result \""
                + result + "\"]\n" + game.substr(0, game.find_last_of(" \n", game.size() - 3) + 1)
                + result + "\n\n";
    }
    return text;
}

double milliseconds(const std::function<void()> &operation, bool isBrief)
{
    constexpr int rounds = 5;
    std::vector<double> times;
    for (int round = 0; round < (isBrief ? 1 : rounds); ++round) {
        const double begin = processorTime();
        operation();
        times.push_back((processorTime() - begin) * 1'000);
    }
    return median(times);
}

} // namespace

GamesBench benchGames(bool isBrief, std::uint64_t seed)
{
    constexpr std::size_t many = 100'000;
    constexpr std::size_t few = 1'000;
    const std::string text = collectionOf(isBrief ? few : many, seed);
    const GameFileFormat &format = *findGameFileFormat("pgn");
    std::vector<GameEntry> entries;
    GamesBench bench{isBrief ? few : many, text.size(), {}};
    const auto open = [&] {
        entries.clear();
        std::istringstream stream(text);
        indexGames(stream, format, [&](GameEntry &&entry) {
            entries.push_back(std::move(entry));
            return true;
        });
    };
    const double opened = milliseconds(open, isBrief);
    bench.rows.push_back({"opened", entries.size(), opened});
    const std::pair<const char *, GameQuery> queries[] = {
        {"player, first letter", {"p", "", ""}},
        {"player, whole name", {"opponent, 12", "", ""}},
        {"event", {"open of 1", "", ""}},
        {"result", {"", "1/2-1/2", ""}},
        {"opening moves", {"", "", entries.empty() ? "" : entries.front().opening.substr(0, 12)}},
        {"all of these", {"player", "1-0", "e4"}},
    };
    for (const auto &[name, asked] : queries) {
        std::size_t found = 0;
        const auto search = [&, &asked = asked] {
            const GameQuery query = asked.plain();
            found = 0;
            for (const GameEntry &entry : entries)
                found += query.isMetBy(entry) ? 1 : 0;
        };
        const double searched = milliseconds(search, isBrief);
        bench.rows.push_back({std::string("searched: ") + name, found, searched});
    }
    return bench;
}

std::string gamesText(const GamesBench &bench)
{
    std::string text = "\n" + std::to_string(bench.games) + " games, "
                       + std::to_string(bench.bytes / 1'000'000)
                       + " MB\n           ms       games\n";
    for (const GamesTiming &row : bench.rows) {
        std::array<char, 64> figures{};
        std::snprintf(figures.data(), figures.size(), "%13.1f%12zu  ", row.milliseconds, row.games);
        text += figures.data() + row.name + "\n";
    }
    return text;
}

cli::Json gamesJson(const GamesBench &bench)
{
    cli::Json rows = cli::Json::array();
    for (const GamesTiming &row : bench.rows)
        rows.push_back({{"name", row.name},
                        {"games", row.games},
                        {"milliseconds", rounded(row.milliseconds)}});
    return {{"games", bench.games}, {"bytes", bench.bytes}, {"rows", rows}};
}

} // namespace rookery::bench
