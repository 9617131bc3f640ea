#include "tests/bench/bench_search.h"

#include "model/engine/make_game_engine.h"
#include "model/engine/search/search.h"
#include "model/file/bundled/bundled.h"
#include "model/file/design/design_reader.h"
#include "tests/bench/bench_rival.h"
#include "tests/bench/bench_timer.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cstdio>
#include <memory>

namespace rookery::bench {

namespace {

struct SearchedGame
{
    const char *name; ///< a bundled design
    std::uint64_t nodes;
};

constexpr SearchedGame searchedGames[] = {
    {"chess", 200'000},
    {"shogi", 150'000},
    {"xiangqi", 150'000},
    {"english-draughts", 50'000},
    {"othello", 50'000},
    {"hex-11", 100'000},
    {"taikyoku-shogi", 2'000},
};

/// A game and what has been measured of it.
class SearchContest
{
public:
    SearchContest(const SearchedGame &game, bool isBrief)
        : m_row{game.name, isBrief ? game.nodes / 1'000 : game.nodes, 0}
        , m_design(readDesign(findBundled(game.name)->text)->design)
        , m_game(std::make_shared<const CompiledGame>(m_design))
    {
    }

    void runRound()
    {
        Searcher searcher(m_design, makeGameEngine(m_design, m_game));
        GameRecord record(searcher.engine(), startPosition(m_design, m_game->board()));
        const std::atomic<bool> stop{false};
        const double begin = processorTime();
        SearchLimits limits{std::chrono::hours(24)};
        limits.nodes = m_row.nodes;
        const SearchResult result = searcher.search(record, Strategy::AlphaBeta, limits, stop);
        const double seconds = std::max(processorTime() - begin, 1e-9);
        m_rates.push_back(static_cast<double>(result.nodes) / seconds);
    }

    SearchTiming timing() const
    {
        SearchTiming row = m_row;
        row.rate = median(m_rates);
        return row;
    }

private:
    SearchTiming m_row;
    Design m_design;
    std::shared_ptr<const CompiledGame> m_game;
    std::vector<double> m_rates;
};

} // namespace

std::vector<SearchTiming> benchSearch(bool isBrief)
{
    std::vector<SearchContest> contests;
    for (const SearchedGame &game : searchedGames)
        contests.emplace_back(game, isBrief);
    constexpr int rounds = 5;
    for (int round = 0; round < (isBrief ? 1 : rounds); ++round) {
        for (SearchContest &contest : contests)
            contest.runRound();
    }
    std::vector<SearchTiming> rows;
    for (const SearchContest &contest : contests)
        rows.push_back(contest.timing());
    return rows;
}

std::string searchText(const std::vector<SearchTiming> &rows)
{
    std::string text = "\n      nodes/s       nodes  search\n";
    for (const SearchTiming &row : rows) {
        std::array<char, 64> figures{};
        std::snprintf(figures.data(),
                      figures.size(),
                      "%13.0f%12llu  ",
                      row.rate,
                      static_cast<unsigned long long>(row.nodes));
        text += figures.data() + row.game + "\n";
    }
    return text;
}

cli::Json searchJson(const std::vector<SearchTiming> &rows)
{
    cli::Json json = cli::Json::array();
    for (const SearchTiming &row : rows)
        json.push_back({{"game", row.game}, {"nodes", row.nodes}, {"rate", rounded(row.rate)}});
    return json;
}

} // namespace rookery::bench
