#include "tests/bench/bench_scripts.h"

#include "model/engine/make_game_engine.h"
#include "model/file/bundled/bundled.h"
#include "model/file/design/design_reader.h"
#include "model/play/legal/move_rules.h"
#include "model/play/moves/drawn_move.h"
#include "tests/bench/bench_rival.h"
#include "tests/bench/bench_timer.h"
#ifdef ROOKERY_LUA
#include "tests/bench/lua_script.h"
#endif

#include <algorithm>
#include <array>
#include <cstdio>
#include <fstream>
#include <memory>
#include <random>
#include <sstream>

namespace rookery::bench {

namespace {

struct ScriptedGame
{
    const char *name; ///< of the script, and of a design beside it or else a bundled one
    int depth;
    int briefDepth;
};

constexpr ScriptedGame scriptedGames[] = {{"tablut", 3, 2}, {"oware", 8, 4}};

std::string besideScripts(const std::string &file)
{
    return std::string(ROOKERY_BENCH_SCRIPTS) + "/" + file;
}

/// Of a design beside the scripts, or else of a bundled one.
std::string textOf(const std::string &name)
{
    std::ifstream file(besideScripts(name + ".rookery"));
    if (!file)
        return std::string(findBundled(name)->text);
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

Design designOf(const std::string &text)
{
    return readDesign(text)->design;
}

/// Seconds of processor time.
template<class Work>
double timeOf(Work &&work)
{
    const double begin = processorTime();
    work();
    return std::max(processorTime() - begin, 1e-9);
}

#ifdef ROOKERY_LUA
ScriptTiming scriptTiming(const ScriptedGame &game, int rounds, bool isBrief)
{
    const Design design = designOf(textOf(game.name));
    const auto engine = makeGameEngine(design);
    LuaScript script(design, besideScripts(game.name + std::string(".lua")));
    ScriptTiming row{game.name, isBrief ? game.briefDepth : game.depth};
    std::vector<double> rates;
    std::vector<double> ratios;
    for (int round = 0; round < rounds; ++round) {
        const double own = timeOf([&] { row.nodes = engine->perft(row.depth); });
        const double lua = timeOf([&] { row.scriptNodes = script.perft(row.depth); });
        rates.push_back(static_cast<double>(row.nodes) / own / 1e6);
        ratios.push_back(lua / own);
    }
    row.rate = median(rates);
    row.ratio = median(ratios);
    return row;
}
#endif

/// No wall ever stands in Tablut, so that the ban looks at every neighbour of every target.
BanTiming banTiming(int rounds, bool isBrief)
{
    const std::string phrase = "some x in near(to) where wall(x)";
    const std::string text = textOf("tablut");
    std::string banned = text;
    banned.insert(banned.find("\"ends\""), "\"bans\": [{\"before\": \"" + phrase + "\"}], ");
    const auto free = makeGameEngine(designOf(text));
    const auto asked = makeGameEngine(designOf(banned));
    const int depth = isBrief ? 2 : 3;
    std::vector<double> costs;
    for (int round = 0; round < rounds; ++round) {
        std::uint64_t moves = 0;
        const double without = timeOf([&] { moves = free->perft(depth); });
        const double with = timeOf([&] { moves = asked->perft(depth); });
        costs.push_back((with - without) / static_cast<double>(moves) * 1e9);
    }
    return {"tablut", phrase, median(costs)};
}

struct OwnGame
{
    const char *name;
    int depth;
    int briefDepth;
};

/// With an own ban and an own move, both in the first turns; with bans; with effects; with own
/// moves and effects that change the turn.
constexpr OwnGame gamesBesideTables[] = {{"konane", 6, 3},
                                         {"benedict-chess", 3, 2},
                                         {"circe-chess", 4, 2},
                                         {"marseillais-chess", 4, 2},
                                         {"progressive-chess", 4, 2}};

/// Counted as games are played, with tables where they serve, and by the move rules alone.
TableTiming tableTiming(const OwnGame &game, int rounds, bool isBrief)
{
    const Design design = designOf(textOf(game.name));
    const auto served = makeGameEngine(design);
    GameEngine alone(design);
    TableTiming row{game.name, isBrief ? game.briefDepth : game.depth};
    std::vector<double> rates;
    std::vector<double> ratios;
    for (int round = 0; round < rounds; ++round) {
        const double now = timeOf([&] { row.nodes = served->perft(row.depth); });
        const double slow = timeOf([&] { row.slowNodes = alone.perft(row.depth); });
        rates.push_back(static_cast<double>(row.nodes) / now / 1e6);
        ratios.push_back(slow / now);
    }
    row.rate = median(rates);
    row.ratio = median(ratios);
    return row;
}

/// The moves of a position that random moves have led to, listed again and again.
ListTiming listTiming(const std::string &name, int plies, bool isBrief)
{
    const Design design = designOf(textOf(name));
    MoveRules rules(design);
    Position position = startPosition(design, rules.board());
    std::mt19937 random(1);
    std::vector<Move> moves;
    for (int ply = 0; ply < plies; ++ply) {
        rules.legal(position, moves);
        Undo undo;
        rules.make(position, drawnMove(moves, random), undo);
    }
    std::vector<double> times;
    for (int i = 0; i < (isBrief ? 1 : 300); ++i)
        times.push_back(timeOf([&] { rules.legal(position, moves); }) * 1e3);
    std::sort(times.begin(), times.end());
    return {name + " after " + std::to_string(plies) + " moves",
            moves.size(),
            times[times.size() / 2],
            times[times.size() * 99 / 100]};
}

std::string line(const char *format, double figure)
{
    std::array<char, 32> text{};
    std::snprintf(text.data(), text.size(), format, figure);
    return text.data();
}

} // namespace

ScriptBench benchScripts(bool isBrief)
{
    const int rounds = isBrief ? 1 : 5;
    ScriptBench bench;
#ifdef ROOKERY_LUA
    for (const ScriptedGame &game : scriptedGames)
        bench.scripts.push_back(scriptTiming(game, rounds, isBrief));
#endif
    bench.bans.push_back(banTiming(rounds, isBrief));
    for (const OwnGame &game : gamesBesideTables)
        bench.tables.push_back(tableTiming(game, rounds, isBrief));
    for (const int plies : {0, 150, 250})
        bench.lists.push_back(listTiming("go-19x19", isBrief ? plies / 10 : plies, isBrief));
    return bench;
}

std::string scriptsText(const ScriptBench &bench)
{
    std::string text = "\n    M nodes/s  of Lua  own rules, counted\n";
    for (const ScriptTiming &row : bench.scripts)
        text += line("%13.2f", row.rate) + line("%8.2f", row.ratio) + "  " + row.game + " "
                + std::to_string(row.depth) + ", " + std::to_string(row.nodes)
                + (row.nodes == row.scriptNodes
                       ? "\n"
                       : " (the script: " + std::to_string(row.scriptNodes) + ")\n");
    text += "\n   ns each move  a ban that never strikes\n";
    for (const BanTiming &row : bench.bans)
        text += line("%15.1f", row.nanoseconds) + "  " + row.game + ": " + row.ban + "\n";
    text += "\n    M nodes/s   times  own rules beside tables, and without tables\n";
    for (const TableTiming &row : bench.tables)
        text += line("%13.2f", row.rate) + line("%8.2f", row.ratio) + "  " + row.game + " "
                + std::to_string(row.depth) + ", " + std::to_string(row.nodes)
                + (row.nodes == row.slowNodes
                       ? "\n"
                       : " (without tables: " + std::to_string(row.slowNodes) + ")\n");
    text += "\n   median ms      p99 ms  moves listed\n";
    for (const ListTiming &row : bench.lists)
        text += line("%12.3f", row.median) + line("%12.3f", row.p99) + "  " + row.position + ", "
                + std::to_string(row.moves) + "\n";
    return text;
}

cli::Json scriptsJson(const ScriptBench &bench)
{
    cli::Json scripts = cli::Json::array();
    for (const ScriptTiming &row : bench.scripts)
        scripts.push_back({{"game", row.game},
                           {"depth", row.depth},
                           {"nodes", row.nodes},
                           {"scriptNodes", row.scriptNodes},
                           {"rate", rounded(row.rate)},
                           {"ratio", rounded(row.ratio)}});
    cli::Json bans = cli::Json::array();
    for (const BanTiming &row : bench.bans)
        bans.push_back(
            {{"game", row.game}, {"ban", row.ban}, {"nanoseconds", rounded(row.nanoseconds)}});
    cli::Json tables = cli::Json::array();
    for (const TableTiming &row : bench.tables)
        tables.push_back({{"game", row.game},
                          {"depth", row.depth},
                          {"nodes", row.nodes},
                          {"slowNodes", row.slowNodes},
                          {"rate", rounded(row.rate)},
                          {"ratio", rounded(row.ratio)}});
    cli::Json lists = cli::Json::array();
    for (const ListTiming &row : bench.lists)
        lists.push_back({{"position", row.position},
                         {"moves", row.moves},
                         {"median", rounded(row.median)},
                         {"p99", rounded(row.p99)}});
    return {{"scripts", scripts}, {"bans", bans}, {"tables", tables}, {"lists", lists}};
}

} // namespace rookery::bench
