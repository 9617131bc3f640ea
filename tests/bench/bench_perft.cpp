#include "tests/bench/bench_perft.h"

#include "model/engine/fast_game.h"
#include "model/exchange/fairy_stockfish/reader/fairy_import.h"
#include "model/exchange/supervisor/supervisor.h"
#include "model/file/bundled/bundled.h"
#include "model/file/design/design_reader.h"
#include "model/play/position/position.h"
#include "model/play/position/position_text.h"
#include "tests/bench/bench_rival.h"
#include "tests/bench/bench_timer.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <memory>

namespace rookery::bench {

namespace {

/// A game, and how deep it is counted: against ourselves, and against programs of different speed.
struct BenchGame
{
    const char *name;
    const char *variant; ///< as Fairy-Stockfish calls it; null if it does not know the game
    bool isBundled;
    int depth;
    int briefDepth;
    const char *position = nullptr; ///< where counting begins, as FEN; null: at the start
};

/// Both sides hold pieces, and one of them nearly every kind.
constexpr const char *handsFull =
    "8l/1l+R2P3/p2pBG1pp/kps1p4/Nn1P2G2/P1P1P2PP/1PS6/1KSG3+r1/LN2+p3L[Sbgnppp] b - - 0 1";

constexpr BenchGame countedGames[] = {
    {"chess", "chess", true, 5, 3},
    {"capablanca", "capablanca", false, 4, 3},
    {"xiangqi", "xiangqi", false, 4, 3},
    {"shogi", "shogi", false, 4, 3},
    {"shogi-with-hands", "shogi", false, 3, 2, handsFull},
    {"grand", "grand", false, 4, 2},
    {"glinski", nullptr, true, 4, 3},
    {"chess-cylinder", nullptr, true, 5, 3},
};

/// A program that counts, and what it is told.
struct Rival
{
    const char *program;
    bool knows(const BenchGame &game) const
    {
        if (!game.variant)
            return false;
        return std::string(program) == "fairy-stockfish" || std::string(game.name) == "chess";
    }
    int depth(const BenchGame &game) const
    {
        return game.depth + (std::string(program) == "stockfish" ? 1 : 0);
    }
    std::string input(const BenchGame &game) const
    {
        const std::string deep = std::to_string(depth(game));
        if (std::string(program) == "sjaakii")
            return "perft " + deep + "\nquit\n";
        if (std::string(program) == "fairy-stockfish")
            return fairyPerftInput(game.variant, depth(game), game.position);
        return "uci\ngo perft " + deep + "\nquit\n";
    }
};

constexpr Rival rivals[] = {{"fairy-stockfish"}, {"stockfish"}, {"sjaakii"}};

std::optional<Design> designOf(const BenchGame &game)
{
    if (game.isBundled) {
        auto read = readDesign(findBundled(game.name)->text);
        return read ? std::optional(std::move(read->design)) : std::nullopt;
    }
    auto imported = fairy::importVariant("", game.variant);
    return imported ? std::optional(std::move(imported->design)) : std::nullopt;
}

/// Random games in batches, until they have taken long enough to be measured.
PlayoutTiming playoutTiming(const std::string &name,
                            const FastGame &fast,
                            const Position &start,
                            std::uint64_t seed,
                            bool isBrief)
{
    constexpr double longEnough = 0.5;
    const std::size_t batch = isBrief ? 1 : 20;
    const double begin = processorTime();
    double seconds = 0;
    std::size_t games = 0;
    std::uint64_t moves = 0;
    do {
        moves += *fast.playouts(start, batch, seed + games);
        games += batch;
        seconds = std::max(processorTime() - begin, 1e-9);
    } while (!isBrief && seconds < longEnough);
    return {name, static_cast<double>(games) / seconds, static_cast<double>(moves) / seconds};
}

/// Of a bundled game whose moves are not counted here.
PlayoutTiming bundledPlayouts(const std::string &name, std::uint64_t seed, bool isBrief)
{
    const Design design = readDesign(findBundled(name)->text)->design;
    const FastGame fast(design);
    const Board board(design.board, design.directions);
    return playoutTiming(name, fast, startPosition(design, board), seed, isBrief);
}

/// One game with its tables and what has been measured of it.
class Contest
{
public:
    Contest(const BenchGame &game, bool isBrief)
        : m_game(game)
        , m_depth(isBrief ? game.briefDepth : game.depth)
        , m_isBrief(isBrief)
        , m_design(*designOf(game))
    {
        const double begin = processorTime();
        auto compiled = std::make_shared<const CompiledGame>(m_design);
        m_fast = std::make_unique<const FastGame>(m_design, compiled);
        m_compile = (processorTime() - begin) * 1e3;
        const Board &board = compiled->board();
        m_start = std::make_unique<const Position>(
            game.position ? *readPosition(game.position, m_design, board)
                          : startPosition(m_design, board));
        for (const Rival &rival : rivals) {
            if (!isBrief && rival.knows(game) && !installedProgram(rival.program).empty())
                m_pairs.push_back({&rival, {}, {}, {}});
        }
    }

    void runRound()
    {
        m_rates.push_back(ownRate(m_depth));
        const double begin = processorTime();
        const auto listed = m_fast->perftListed(*m_start, m_depth);
        m_listed.push_back(millions(*listed, processorTime() - begin));
        for (Pair &pair : m_pairs) {
            const int depth = pair.rival->depth(m_game);
            const double own = ownRate(depth);
            if (const auto theirs = rate(*pair.rival, *m_fast->perft(*m_start, depth))) {
                pair.rates.push_back(*theirs);
                pair.ratios.push_back(own / *theirs);
                if (depth == m_depth)
                    pair.listed.push_back(m_listed.back() / *theirs);
            }
        }
    }

    PerftTiming timing() const
    {
        PerftTiming row{m_game.name,
                        m_depth,
                        *m_fast->perft(*m_start, m_depth),
                        m_compile,
                        median(m_rates),
                        median(m_listed),
                        {}};
        for (const Pair &pair : m_pairs) {
            if (!pair.rates.empty())
                row.rivals.push_back({pair.rival->program,
                                      median(pair.rates),
                                      median(pair.ratios),
                                      median(pair.listed)});
        }
        return row;
    }

    PlayoutTiming playouts(std::uint64_t seed) const
    {
        return playoutTiming(m_game.name, *m_fast, *m_start, seed, m_isBrief);
    }

private:
    struct Pair
    {
        const Rival *rival;
        std::vector<double> rates;
        std::vector<double> ratios;
        std::vector<double> listed; ///< ratios of lists at the leaves to its counting
    };

    static double millions(std::uint64_t nodes, double seconds)
    {
        return static_cast<double>(nodes) / std::max(seconds, 1e-9) / 1e6;
    }

    double ownRate(int depth) const
    {
        const double begin = processorTime();
        const std::uint64_t nodes = *m_fast->perft(*m_start, depth);
        return millions(nodes, processorTime() - begin);
    }

    /// Nothing if the program does not count the same.
    std::optional<double> rate(const Rival &rival, std::uint64_t nodes) const
    {
        const auto run = runRival(rival.program, rival.input(m_game));
        if (!run || run->output.find(std::to_string(nodes)) == std::string::npos)
            return std::nullopt;
        return millions(nodes, run->seconds);
    }

    const BenchGame &m_game;
    int m_depth;
    bool m_isBrief;
    Design m_design;
    std::unique_ptr<const FastGame> m_fast;
    std::unique_ptr<const Position> m_start;
    double m_compile = 0;
    std::vector<double> m_rates;
    std::vector<double> m_listed;
    std::vector<Pair> m_pairs;
};

std::string figure(double value, const char *format)
{
    std::array<char, 32> text{};
    std::snprintf(text.data(), text.size(), format, value);
    return text.data();
}

} // namespace

PerftBench benchPerft(bool isBrief, std::uint64_t seed)
{
    std::vector<Contest> contests;
    contests.reserve(std::size(countedGames));
    for (const BenchGame &game : countedGames)
        contests.emplace_back(game, isBrief);
    constexpr int rounds = 5;
    for (int round = 0; round < (isBrief ? 1 : rounds); ++round) {
        for (Contest &contest : contests)
            contest.runRound();
    }
    PerftBench bench;
    for (const Contest &contest : contests) {
        bench.counts.push_back(contest.timing());
        bench.playouts.push_back(contest.playouts(seed));
    }
    if (isBrief)
        return bench;
    for (const char *name : {"othello", "english-draughts", "hex-11"})
        bench.playouts.push_back(bundledPlayouts(name, seed, isBrief));
    return bench;
}

std::string perftText(const PerftBench &bench)
{
    std::string text = "\n    M nodes/s      listed  compile ms  perft\n";
    for (const PerftTiming &row : bench.counts) {
        text += figure(row.rate, "%13.1f") + figure(row.listed, "%12.1f")
                + figure(row.compile, "%12.1f") + "  " + row.game + " " + std::to_string(row.depth);
        for (const PerftRival &rival : row.rivals)
            text += ", " + figure(rival.ratio, "%.2f") + " times " + rival.program + " ("
                    + figure(rival.rate, "%.1f")
                    + (rival.listed > 0 ? ", " + figure(rival.listed, "%.2f") + " listed)" : ")");
        text += "\n";
    }
    text += "\n      games/s     moves/s  random games\n";
    for (const PlayoutTiming &row : bench.playouts)
        text += figure(row.games, "%13.0f") + figure(row.moves, "%12.0f") + "  " + row.game + "\n";
    return text;
}

cli::Json perftJson(const PerftBench &bench)
{
    cli::Json counts = cli::Json::array();
    for (const PerftTiming &row : bench.counts) {
        cli::Json rows = cli::Json::array();
        for (const PerftRival &rival : row.rivals)
            rows.push_back({{"program", rival.program},
                            {"rate", rounded(rival.rate)},
                            {"ratio", rounded(rival.ratio)},
                            {"listed", rounded(rival.listed)}});
        counts.push_back({{"game", row.game},
                          {"depth", row.depth},
                          {"nodes", row.nodes},
                          {"compile", rounded(row.compile)},
                          {"rate", rounded(row.rate)},
                          {"listed", rounded(row.listed)},
                          {"rivals", rows}});
    }
    cli::Json playouts = cli::Json::array();
    for (const PlayoutTiming &row : bench.playouts)
        playouts.push_back(
            {{"game", row.game}, {"games", rounded(row.games)}, {"moves", rounded(row.moves)}});
    return {{"counts", counts}, {"playouts", playouts}};
}

} // namespace rookery::bench
