#include "tests/bench/bench_variants.h"

#include "model/engine/make_game_engine.h"
#include "model/exchange/fairy_stockfish/reader/fairy_import.h"
#include "model/exchange/supervisor/supervisor.h"
#include "tests/bench/bench_rival.h"
#include "tests/bench/bench_timer.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <memory>
#include <set>
#include <sstream>
#include <utility>

namespace rookery::bench {

namespace {

constexpr const char *program = "fairy-stockfish";
/// Large enough to be measured, small enough for seventy variants.
constexpr std::uint64_t mostNodes = 20'000'000;
constexpr int deepest = 9;

/// The names in its list of options, each once.
std::vector<std::string> variantNames()
{
    const ScratchFolder folder;
    const ProcessReport report = supervise({{program}, "uci\nquit\n", folder.path()});
    std::istringstream lines(report.output);
    std::set<std::string> names;
    for (std::string line; std::getline(lines, line);) {
        if (line.find("option name UCI_Variant ") == std::string::npos)
            continue;
        std::istringstream words(line.substr(line.find("type combo")));
        for (std::string word, before; words >> word; before = word) {
            if (before == "var")
                names.insert(word);
        }
    }
    return {names.begin(), names.end()};
}

/// One variant that both count alike so far.
class VariantContest
{
public:
    VariantContest(std::string variant, const Design &design)
        : m_variant(std::move(variant))
        , m_engine(makeGameEngine(design))
    {
        // Deeper as long as a step as large as the last one stays within the limit.
        std::uint64_t before = m_engine->perft(m_depth - 1);
        m_nodes = m_engine->perft(m_depth);
        while (m_depth < deepest && before > 0 && m_nodes > before
               && m_nodes * (m_nodes / before + 1) < mostNodes) {
            before = std::exchange(m_nodes, m_engine->perft(++m_depth));
        }
    }

    const std::string &variant() const { return m_variant; }

    /// Empty, or why there is nothing to compare.
    std::string runRound()
    {
        const double own = ownRate();
        const auto run = runRival(program, fairyPerftInput(m_variant, m_depth));
        if (!run)
            return "too short to be measured";
        if (run->output.find(": " + std::to_string(m_nodes)) == std::string::npos)
            return std::string(program) + " counts otherwise";
        m_rates.push_back(own);
        m_ratios.push_back(own * run->seconds * 1e6 / static_cast<double>(m_nodes));
        return {};
    }

    VariantTiming timing() const
    {
        return {m_variant, m_depth, m_nodes, median(m_rates), median(m_ratios)};
    }

private:
    /// Million nodes per second, over long enough a time.
    double ownRate()
    {
        constexpr double longEnough = 0.05;
        const double begin = processorTime();
        double seconds = 0;
        std::uint64_t nodes = 0;
        while (seconds < longEnough) {
            nodes += m_engine->perft(m_depth);
            seconds = processorTime() - begin;
        }
        return static_cast<double>(nodes) / seconds / 1e6;
    }

    std::string m_variant;
    std::unique_ptr<GameEngine> m_engine;
    int m_depth = 3;
    std::uint64_t m_nodes = 0;
    std::vector<double> m_rates;
    std::vector<double> m_ratios;
};

double geometricMean(const std::vector<VariantTiming> &rows)
{
    double sum = 0;
    for (const VariantTiming &row : rows)
        sum += std::log(row.ratio);
    return rows.empty() ? 0 : std::exp(sum / static_cast<double>(rows.size()));
}

std::string figure(double value)
{
    std::array<char, 32> text{};
    std::snprintf(text.data(), text.size(), "%9.2f", value);
    return text.data();
}

} // namespace

VariantBench benchVariants(bool isBrief)
{
    VariantBench bench;
    std::vector<std::unique_ptr<VariantContest>> contests;
    for (const std::string &name : variantNames()) {
        const auto imported = fairy::importVariant("", name);
        if (imported)
            contests.push_back(std::make_unique<VariantContest>(name, imported->design));
        else
            bench.others.push_back(name + ": " + imported.error().front().sentence());
    }
    constexpr int rounds = 5;
    for (int round = 0; round < (isBrief ? 1 : rounds); ++round) {
        std::erase_if(contests, [&](const std::unique_ptr<VariantContest> &contest) {
            const std::string fault = contest->runRound();
            if (!fault.empty())
                bench.others.push_back(contest->variant() + ": " + fault);
            return !fault.empty();
        });
    }
    for (const auto &contest : contests)
        bench.variants.push_back(contest->timing());
    std::sort(bench.variants.begin(),
              bench.variants.end(),
              [](const VariantTiming &a, const VariantTiming &b) { return a.ratio < b.ratio; });
    bench.mean = geometricMean(bench.variants);
    return bench;
}

std::string variantsText(const VariantBench &bench)
{
    std::string text = "M nodes/s   times fairy-stockfish, perft\n";
    for (const VariantTiming &row : bench.variants)
        text += figure(row.rate) + "   " + figure(row.ratio) + "  " + row.variant + " "
                + std::to_string(row.depth) + " (" + std::to_string(row.nodes) + ")\n";
    text += "geometric mean of " + std::to_string(bench.variants.size())
            + " variants:" + figure(bench.mean) + "\n";
    for (const std::string &other : bench.others)
        text += "not compared: " + other + "\n";
    return text;
}

cli::Json variantsJson(const VariantBench &bench)
{
    cli::Json rows = cli::Json::array();
    for (const VariantTiming &row : bench.variants)
        rows.push_back({{"variant", row.variant},
                        {"depth", row.depth},
                        {"nodes", row.nodes},
                        {"rate", rounded(row.rate)},
                        {"ratio", rounded(row.ratio)}});
    return {
        {"variants", rows}, {"geometricMean", rounded(bench.mean)}, {"notCompared", bench.others}};
}

} // namespace rookery::bench
