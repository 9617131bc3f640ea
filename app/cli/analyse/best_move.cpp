#include "app/cli/analyse/interruption.h"
#include "app/cli/analyse/questions.h"
#include "app/cli/learned_option.h"
#include "app/cli/numbers.h"
#include "app/cli/sources.h"
#include "model/analysis/line_text.h"
#include "model/base/text.h"
#include "model/engine/make_game_engine.h"
#include "model/engine/search/search.h"

#include <cstdio>
#include <iostream>

namespace rookery::cli {

namespace {

Tried<SearchLimits> limitsAsked(const AnalyseRequest &request)
{
    constexpr std::uint64_t most = 1'000'000'000'000;
    constexpr std::uint64_t enough = 200'000; // nodes, where neither is said
    SearchLimits limits;
    limits.time = std::chrono::hours(1'000);
    limits.nodes = request.seconds ? limits.nodes : enough;
    for (const auto &fault : {take("--nodes", request.nodes, most, limits.nodes),
                              take("--threads", request.threads, mostThreads, limits.threads),
                              takeSeconds("--seconds", request.seconds, limits.time)}) {
        if (fault)
            return failed(*fault);
    }
    limits.threads = std::max(limits.threads, 1U);
    return limits;
}

/// `+1.40`, or how many moves of both players are left to a sure end.
std::string scoreText(int score)
{
    if (Searcher::isWin(std::abs(score))) {
        const std::string moves =
            counted(static_cast<std::size_t>(Searcher::win - std::abs(score)), "move");
        return (score > 0 ? "won in " : "lost in ") + moves;
    }
    char text[32];
    std::snprintf(text, sizeof text, "%+.2f", score / 100.0);
    return text;
}

void printBest(const SearchResult &result, const std::vector<std::string> &line, bool isJson)
{
    if (isJson) {
        printJson({{"move", line.empty() ? Json() : Json(line.front())},
                   {"score", result.score},
                   {"depth", result.depth},
                   {"nodes", result.nodes},
                   {"line", line}});
        return;
    }
    if (line.empty()) {
        std::cout << "no move: the game is over\n";
        return;
    }
    std::cout << line.front() << "\n  score  " << scoreText(result.score)
              << " for the player to move\n"
              << "  depth  " << result.depth << ", " << result.nodes << " positions\n  line   "
              << spaced(line) << '\n';
}

} // namespace

Outcome reportBest(const AnalyseRequest &request)
{
    const auto design = designAsked(request, "--best");
    if (!design)
        return failed(design.error());
    const auto limits = limitsAsked(request);
    if (!limits)
        return failed(limits.error());
    unsigned seed = 1;
    if (const auto fault = take("--seed", request.seed, 4'000'000'000, seed))
        return failed(*fault);
    LearnedSource learned = bundledLearned;
    if (request.learned) {
        auto asked = learnedOption(*request.learned);
        if (!asked)
            return failed(asked.error());
        learned = std::move(*asked);
    }
    Searcher searcher(*design, makeGameEngine(*design), seed, nullptr, learned);
    if (request.learned && !searcher.recipe().hasLearned())
        return wrongUsage(isAboutAnother(*request.learned));
    if (!searcher.blindness().empty())
        std::clog << "note: " << searcher.blindness() << '\n';
    GameEngine &engine = searcher.engine();
    const auto start = positionOf(request.position, *design, engine.board());
    if (!start)
        return failed(start.error());
    GameRecord record(engine, *start);
    const Interruption interruption;
    Progress progress = progressOf(request, "--best");
    SearchResult result;
    if (!record.end())
        result = searcher.search(record,
                                 Strategy::AlphaBeta,
                                 *limits,
                                 interruption.flag(),
                                 [&](const SearchResult &found) {
                                     progress.say("depth " + std::to_string(found.depth) + ", "
                                                  + scoreText(found.score) + ", "
                                                  + std::to_string(found.nodes) + " positions");
                                 });
    if (!result.fault.isEmpty())
        return inTrouble(result.fault);
    std::vector<Move> line;
    if (result.best)
        line = !result.lines.empty() && !result.lines.front().moves.empty()
                   ? result.lines.front().moves
                   : std::vector<Move>{*result.best};
    printBest(result, lineTexts(engine, line), request.isJson);
    return ExitCode::Fine;
}

} // namespace rookery::cli
