#include "app/cli/bench_army.h"
#include "app/cli/bench_explain.h"
#include "app/cli/bench_perft.h"
#include "app/cli/bench_timer.h"
#include "app/cli/bench_variants.h"
#include "app/cli/command_table.h"
#include "app/cli/json_output.h"
#include "app/cli/sources.h"
#include "model/base/text.h"
#include "model/exchange/supervisor.h"
#include "model/file/bundled.h"
#include "model/file/design_reader.h"
#include "model/play/compiled_game.h"
#include "model/play/fast/fast_game.h"
#include "model/play/reach_map.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <iostream>
#include <unistd.h>

namespace rookery::cli {

namespace {

struct BenchRequest
{
    std::vector<std::string> files;
    std::optional<std::string> seed;
    bool isJson = false;
    bool isBrief = false;
    bool explains = false;
    bool comparesVariants = false;
};

std::vector<std::pair<CellId, Man>> menOf(const Position &position)
{
    std::vector<std::pair<CellId, Man>> men;
    for (const CellId cell : IdRange<CellId>(position.size())) {
        if (const auto man = position.at(cell))
            men.emplace_back(cell, *man);
    }
    return men;
}

/// Measures and collects; each function adds a few rows.
class Bench
{
public:
    Bench(std::uint64_t seed, BenchLength length)
        : m_seed(seed)
        , m_timer(length)
    {
    }

    void compile(const std::string &name, const Design &design)
    {
        add("compile " + name, [&] { return CompiledGame(design).board().size(); });
    }

    /// Compiling again after one piece got another movement.
    void recompile(const std::string &name, const Design &design)
    {
        if (design.pieces->types.empty())
            return;
        const CompiledGame before(design);
        Design edited = design;
        edited.pieces.edit([&](Pieces &pieces) {
            pieces.types.front().moves = singlePieces(standardDirections()).types.front().moves;
        });
        add("recompile " + name + " after an edit of one piece",
            [&] { return CompiledGame(edited, &before).board().size(); });
    }

    /// From an edit of one piece to a generator that plays.
    void playable(const std::string &name, const Design &design)
    {
        const auto game = std::make_shared<const CompiledGame>(design);
        const FastGame before(design, game);
        Design edited = design;
        edited.pieces.edit([&](Pieces &pieces) {
            pieces.types.front().moves = singlePieces(standardDirections()).types[1].moves;
        });
        add("playable " + name + " after an edit of one piece", [&] {
            const auto now = std::make_shared<const CompiledGame>(edited, game.get());
            return FastGame(edited, now, Processor::Detected, &before).walked().size() + 1;
        });
    }

    /// Every man's targets, written to a buffer.
    void listsOfAll(const std::string &name, const Design &design)
    {
        const auto game = std::make_shared<const CompiledGame>(design);
        const Position position = startPosition(design, game->board());
        std::vector<std::pair<CellId, CellId>> moves;
        ReachMap map(game);
        add("moves of all men of " + name + " listed", [&] {
            moves.clear();
            map.list(position, moves);
            return moves.size();
        });
    }

    /// Every man of the setup, one after the other.
    void reachOfAll(const std::string &name, const Design &design)
    {
        if (design.setup->placements.empty())
            return;
        const CompiledGame game(design);
        const Position position = startPosition(design, game.board());
        const auto men = menOf(position);
        Reach reach;
        ReachScratch scratch;
        add("reach of all " + counted(men.size(), "man", "men") + " of " + name, [&] {
            std::size_t touched = 0;
            for (const auto &[cell, man] : men) {
                game.reach(position, cell, man, reach, scratch);
                touched += reach.touched().size();
            }
            return touched;
        });
    }

    /// The man of the setup who takes longest.
    void reachOfSlowest(const std::string &name, const Design &design)
    {
        const CompiledGame game(design);
        const Position position = startPosition(design, game.board());
        const BenchTimer rough(BenchLength::Brief);
        Reach reach;
        ReachScratch scratch;
        std::function<std::size_t()> slowest;
        std::string type;
        double most = 0;
        for (const auto &[cell, man] : menOf(position)) {
            const auto ask = [&, from = cell, man = man] {
                game.reach(position, from, man, reach, scratch);
                return reach.touched().size();
            };
            double time = rough.timed({}, ask).median;
            for (int again = 0; again < 20; ++again) // the least is the one that nobody disturbed
                time = std::min(time, rough.timed({}, ask).median);
            if (time < most)
                continue;
            most = time;
            slowest = ask;
            type = (*design.pieces)[man.type].name;
        }
        add("reach of the slowest man of " + name + " (" + type + ")", slowest);
    }

    /// Queen, knight and hook mover in the middle of the armies.
    void reachOfOne(const std::string &name, const Design &armies)
    {
        Design design = armies;
        const std::size_t first = design.pieces->types.size();
        const Pieces single = singlePieces(*design.directions);
        design.pieces.edit([&](Pieces &pieces) {
            pieces.types.insert(pieces.types.end(), single.types.begin(), single.types.end());
        });
        const CompiledGame game(design);
        const Position position = startPosition(design, game.board());
        const CellId centre(game.board().recipe().files / 2 * game.board().recipe().ranks
                            + game.board().recipe().ranks / 2);
        Reach reach;
        ReachScratch scratch;
        for (std::size_t i = 0; i < single.types.size(); ++i) {
            const Man man{PieceId(first + i), PlayerId(0), true};
            add("reach of one " + lowered(single.types[i].name) + " amid " + name, [&] {
                game.reach(position, centre, man, reach, scratch);
                return reach.touched().size();
            });
        }
    }

    /// Where everybody may go, in a map: made anew, read, and brought up to date after a move and
    /// after the same taken back.
    void keptReach(const std::string &name, const Design &design)
    {
        const auto game = std::make_shared<const CompiledGame>(design);
        Position position = startPosition(design, game->board());
        ReachMap map(game);
        add("lists of all men of " + name, [&] {
            map.reset(position);
            return map.count(PlayerId(0));
        });
        add("counts and unions of both sides of " + name, [&] {
            std::size_t reached = map.count(PlayerId(0)) + map.count(PlayerId(1));
            for (const CellId cell : game->board().cells())
                reached += (map.isReached(PlayerId(0), cell) ? 1 : 0)
                           + (map.isReached(PlayerId(1), cell) ? 1 : 0);
            return reached;
        });
        RandomMove move(position, map, m_seed);
        addEach(
            "update after a move amid " + name,
            [&] { move.makeOrTakeBack(); },
            [&] {
                map.update(position, move.cells());
                return map.count(PlayerId(0));
            });
    }

    void print() const
    {
        std::cout << "seed " << m_seed << ", calibration loop " << number(m_timer.calibration())
                  << " us\n\n";
        std::cout << "   median us       p99 us        ratio\n";
        for (const Timing &row : m_rows) {
            std::cout << padded(number(row.median)) << ' ' << padded(number(row.p99)) << ' '
                      << padded(number(row.ratio)) << "  " << row.name << '\n';
        }
    }

    Json json() const
    {
        Json rows = Json::array();
        for (const Timing &row : m_rows)
            rows.push_back({{"name", row.name},
                            {"median", rounded(row.median)},
                            {"p99", rounded(row.p99)},
                            {"ratio", rounded(row.ratio)}});
        return {{"seed", m_seed},
                {"unit", "microseconds"},
                {"calibration", rounded(m_timer.calibration())},
                {"benchmarks", rows}};
    }

private:
    void add(const std::string &name, const std::function<std::size_t()> &operation)
    {
        // Progress, for somebody who watches; the line is wiped again.
        if (m_isWatched)
            std::cerr << name << std::flush;
        m_rows.push_back(m_timer.timed(name, operation));
        if (m_isWatched)
            std::cerr << "\r\x1b[K" << std::flush;
    }

    void addEach(const std::string &name,
                 const std::function<void()> &prepare,
                 const std::function<std::size_t()> &operation)
    {
        m_rows.push_back(m_timer.timedEach(name, prepare, operation));
    }

    static double rounded(double value) { return std::round(value * 1'000) / 1'000; }
    static std::string number(double value)
    {
        std::array<char, 32> text{};
        std::snprintf(text.data(), text.size(), "%.3f", value);
        return text.data();
    }
    static std::string padded(const std::string &text)
    {
        constexpr std::size_t width = 12;
        return std::string(width - std::min(width, text.size()), ' ') + text;
    }

    std::uint64_t m_seed;
    bool m_isWatched = isatty(STDERR_FILENO) == 1;
    BenchTimer m_timer;
    std::vector<Timing> m_rows;
};

Tried<std::uint64_t> seedOf(const std::optional<std::string> &text)
{
    if (!text)
        return std::uint64_t(1);
    constexpr std::size_t mostDigits = 18;
    const bool isNumber = !text->empty() && text->size() <= mostDigits
                          && std::all_of(text->begin(), text->end(), isAsciiDigit);
    if (!isNumber)
        return badValue("--seed",
                        {"'" + *text + "' is not a number of at most 18 digits", {1, 1, {}}, {}});
    return std::stoull(*text);
}

void measure(Bench &bench, const std::string &name, const Design &design)
{
    bench.compile(name, design);
    bench.recompile(name, design);
    bench.reachOfAll(name, design);
}

/// Whether there are two sides, and men who may go somewhere at the start.
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

Tried<NamedDesigns> designsOf(const std::vector<std::string> &names)
{
    NamedDesigns designs;
    for (const std::string &name : names) {
        auto read = readFileOrBundled(name);
        if (!read)
            return failed(read.error());
        designs.emplace_back(name, std::move(read->design));
    }
    return designs;
}

Outcome explain(const BenchRequest &request)
{
    const auto designs =
        designsOf(request.files.empty() ? std::vector<std::string>{"chess"} : request.files);
    if (!designs)
        return failed(designs.error());
    for (const auto &[name, design] : *designs) {
        if (request.isJson)
            printJson(explanationJson(name, design));
        else
            std::cout << explanationText(name, design);
    }
    return ExitCode::Fine;
}

Outcome compareVariants(const BenchRequest &request)
{
    if (installedProgram("fairy-stockfish").empty())
        return failed({ExitCode::External, {"error: fairy-stockfish is not installed"}});
    const VariantBench bench = benchVariants(request.isBrief);
    if (request.isJson)
        printJson(variantsJson(bench));
    else
        std::cout << variantsText(bench);
    return ExitCode::Fine;
}

} // namespace

Outcome runBench(Arguments &arguments)
{
    BenchRequest request;
    arguments.words("FILE", request.files, 0, 1);
    arguments.value("--seed", "N", request.seed, "of the random armies; 1 if not given");
    arguments.flag("--json", request.isJson, "print for machines");
    arguments.flag("--brief", request.isBrief, "time one operation each, for a rough look");
    arguments.flag("--explain",
                   request.explains,
                   "say which tables serve which piece and rule; times nothing");
    arguments.flag("--variants",
                   request.comparesVariants,
                   "compare every variant that an installed Fairy-Stockfish knows too");
    arguments.note(
        "Times are microseconds per operation, and their ratio to a loop of plain arithmetic.\n"
        "Without FILE, every bundled design is compiled, and chess is explained; then sequences of "
        "moves "
        "are counted, also by Fairy-Stockfish, Stockfish and Sjaak II where they are installed: "
        "million "
        "nodes per second of processor time, and medians of five pairs as ratios.");
    if (auto end = arguments.parse())
        return *end;
    const auto seed = seedOf(request.seed);
    if (!seed)
        return failed(seed.error());
    if (request.explains)
        return explain(request);
    if (request.comparesVariants)
        return compareVariants(request);
    const auto designs = designsOf(request.files.empty() ? bundledNames() : request.files);
    if (!designs)
        return failed(designs.error());
#ifndef NDEBUG
    std::cerr << "note: this program was built for debugging, which makes it many times slower\n";
#endif

    Bench bench(*seed, request.isBrief ? BenchLength::Brief : BenchLength::Usual);
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
        Json json = bench.json();
        if (counts)
            json["perft"] = perftJson(*counts);
        printJson(json);
        return ExitCode::Fine;
    }
    bench.print();
    if (counts)
        std::cout << perftText(*counts);
    return ExitCode::Fine;
}

} // namespace rookery::cli
