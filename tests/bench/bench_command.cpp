#include "tests/bench/bench_command.h"

#include "app/cli/json_output.h"
#include "app/cli/sources.h"
#include "model/base/text.h"
#include "model/exchange/supervisor/supervisor.h"
#include "model/file/bundled/bundled.h"
#include "model/file/design/design_reader.h"
#include "model/play/reach/compiled_game.h"
#include "model/play/reach/reach_map.h"
#include "tests/bench/bench_army.h"
#include "tests/bench/bench_games.h"
#include "tests/bench/bench_perft.h"
#include "tests/bench/bench_scripts.h"
#include "tests/bench/bench_search.h"
#include "tests/bench/bench_variants.h"
#include "tests/bench/design_bench.h"

#include <algorithm>
#include <iostream>

namespace rookery::bench {

namespace {

struct BenchRequest
{
    std::vector<std::string> files;
    std::optional<std::string> seed;
    bool isJson = false;
    bool isBrief = false;
    bool comparesVariants = false;
    bool searches = false;
    bool opensGames = false;
    bool countsScripts = false;
};

cli::Tried<std::uint64_t> seedOf(const std::optional<std::string> &text)
{
    if (!text)
        return std::uint64_t(1);
    constexpr std::size_t mostDigits = 18;
    const bool isNumber = !text->empty() && text->size() <= mostDigits
                          && std::all_of(text->begin(), text->end(), isAsciiDigit);
    if (!isNumber)
        return cli::badValue(
            "--seed", {"'" + *text + "' is not a number of at most 18 digits", {1, 1, {}}, {}});
    return std::stoull(*text);
}

void measure(DesignBench &bench, const std::string &name, const Design &design)
{
    bench.compile(name, design);
    bench.recompile(name, design);
    bench.reachOfAll(name, design);
}

/// Whether there are two sides, and pieces that may go somewhere at the start.
bool canKeepReach(const Design &design)
{
    if (design.rules->players.size() < 2)
        return false;
    const auto game = std::make_shared<const CompiledGame>(design);
    ReachMap map(game);
    map.reset(startPosition(design, game->board()));
    return map.count(PlayerId(0)) + map.count(PlayerId(1)) > 0;
}

using NamedDesigns = std::vector<std::pair<std::string, Design>>;

cli::Tried<NamedDesigns> designsOf(const std::vector<std::string> &names)
{
    NamedDesigns designs;
    for (const std::string &name : names) {
        auto read = cli::readFileOrBundled(name);
        if (!read)
            return cli::failed(read.error());
        designs.emplace_back(name, std::move(read->design));
    }
    return designs;
}

cli::Outcome timeSearch(const BenchRequest &request)
{
    const std::vector<SearchTiming> rows = benchSearch(request.isBrief);
    if (request.isJson)
        cli::printJson({{"search", searchJson(rows)}});
    else
        std::cout << searchText(rows);
    return cli::ExitCode::Fine;
}

cli::Outcome timeGames(const BenchRequest &request, std::uint64_t seed)
{
    const GamesBench bench = benchGames(request.isBrief, seed);
    if (request.isJson)
        cli::printJson(gamesJson(bench));
    else
        std::cout << gamesText(bench);
    return cli::ExitCode::Fine;
}

cli::Outcome timeScripts(const BenchRequest &request)
{
    const ScriptBench bench = benchScripts(request.isBrief);
    if (request.isJson)
        cli::printJson(scriptsJson(bench));
    else
        std::cout << scriptsText(bench);
    return cli::ExitCode::Fine;
}

cli::Outcome compareVariants(const BenchRequest &request)
{
    if (installedProgram("fairy-stockfish").empty())
        return cli::failed({cli::ExitCode::External, {"error: fairy-stockfish is not installed"}});
    const VariantBench bench = benchVariants(request.isBrief);
    if (request.isJson)
        cli::printJson(variantsJson(bench));
    else
        std::cout << variantsText(bench);
    return cli::ExitCode::Fine;
}

} // namespace

cli::Outcome runBench(cli::Arguments &arguments)
{
    BenchRequest request;
    arguments.words("FILE", request.files, 0, 1);
    arguments.value("--seed", "N", request.seed, "of the random armies; 1 if not given");
    arguments.flag("--json", request.isJson, "print for machines");
    arguments.flag("--brief", request.isBrief, "time one operation each, for a rough look");
    arguments.flag("--variants",
                   request.comparesVariants,
                   "compare every variant that an installed Fairy-Stockfish knows too");
    arguments.flag("--search",
                   request.searches,
                   "time only how fast the opponent looks ahead in seven bundled games");
    arguments.flag("--games",
                   request.opensGames,
                   "time only how a collection of 100,000 games is opened and searched");
    arguments.flag("--scripts",
                   request.countsScripts,
                   "time only own rules, beside Lua scripts of the same games");
    arguments.note(
        "Times are microseconds per operation, and their ratio to a loop of plain arithmetic.\n"
        "Without FILE, every bundled design is compiled; then sequences of "
        "moves "
        "are counted, also by Fairy-Stockfish, Stockfish and Sjaak II where they are installed: "
        "million "
        "nodes per second of processor time, and medians of five pairs as ratios.");
    if (auto end = arguments.parse())
        return *end;
    const auto seed = seedOf(request.seed);
    if (!seed)
        return cli::failed(seed.error());
    if (request.comparesVariants)
        return compareVariants(request);
    if (request.searches)
        return timeSearch(request);
    if (request.opensGames)
        return timeGames(request, *seed);
    if (request.countsScripts)
        return timeScripts(request);
    const auto designs = designsOf(request.files.empty() ? cli::bundledNames() : request.files);
    if (!designs)
        return cli::failed(designs.error());
#ifndef NDEBUG
    std::cerr << "note: this program was built for debugging, which makes it many times slower\n";
#endif

    DesignBench bench(*seed, request.isBrief ? BenchLength::Brief : BenchLength::Usual);
    for (const auto &[name, design] : *designs) {
        measure(bench, name, design);
        if (!request.files.empty() && canKeepReach(design)) {
            bench.reachOfSlowest(name, design);
            bench.listsOfAll(name, design);
            bench.keptReach(name, design);
            bench.playable(name, design);
        }
    }
    for (const int side : {8, 19, 36}) {
        const Design armies = randomArmies(side, *seed);
        const std::string name =
            "random armies on " + std::to_string(side) + "x" + std::to_string(side);
        measure(bench, name, armies);
        bench.reachOfOne(name, armies);
        bench.listsOfAll(name, armies);
        bench.keptReach(name, armies);
    }
    if (request.files.empty()) {
        bench.playable("chess", readDesign(findBundled("chess")->text)->design);
        constexpr int taikyokuTypes = 209;
        bench.playable("36x36 with 209 types", randomArmies(36, *seed, taikyokuTypes));
    }
    const auto counts =
        request.files.empty() ? std::optional(benchPerft(request.isBrief, *seed)) : std::nullopt;
    if (request.isJson) {
        cli::Json json = bench.json();
        if (counts)
            json["perft"] = perftJson(*counts);
        cli::printJson(json);
        return cli::ExitCode::Fine;
    }
    bench.print();
    if (counts)
        std::cout << perftText(*counts);
    return cli::ExitCode::Fine;
}

} // namespace rookery::bench
