#include "app/cli/analyse/interruption.h"
#include "app/cli/analyse/questions.h"
#include "app/cli/analyse/self_play_report.h"
#include "app/cli/games/kept_games.h"
#include "app/cli/learned_option.h"
#include "app/cli/sources.h"
#include "model/analysis/learning/learning.h"
#include "model/file/disk/atomic_write.h"

#include <cstdio>
#include <filesystem>
#include <iostream>
#include <mutex>
#include <thread>

namespace rookery::cli {

namespace {

/// What pieces count early and late on the cells where they stood.
void printValues(const Design &design, const LearnedFromGames &found)
{
    const EvaluationRecipe before(design);
    std::cout << counted(found.games, "game") << ", " << counted(found.positions, "position")
              << "; a rook of chess counts 5\n";
    for (const PieceId type : IdRange<PieceId>(before.types())) {
        char line[64];
        std::snprintf(line,
                      sizeof line,
                      "%6.2f (%+.2f)  ",
                      (before.value(type) + found.learned.values.types[type.index()]) / 100.0,
                      found.learned.values.types[type.index()] / 100.0);
        std::cout << line << (*design.pieces)[type].name << '\n';
    }
    std::printf("mean squared error of the points expected, in games not learned from: %.5f, "
                "before %.5f\n",
                found.learned.error.learned,
                found.learned.error.derived);
}

Json answerOf(const Design &design, const LearnedFromGames &found)
{
    Json pieces = Json::array();
    for (const PieceId type : IdRange<PieceId>(design.pieces->types.size()))
        pieces.push_back({{"piece", (*design.pieces)[type].name},
                          {"added", found.learned.values.types[type.index()] / 100.0}});
    return {{"games", found.games},
            {"positions", found.positions},
            {"error_before", found.learned.error.derived},
            {"error", found.learned.error.learned},
            {"pieces", pieces}};
}

} // namespace

Outcome reportLearning(const AnalyseRequest &request)
{
    const auto design = designAsked(request, "--learn");
    if (!design)
        return failed(design.error());
    const auto play = limitsOfGames(request);
    if (!play)
        return failed(play.error());
    if (const Message fault = learningFault(*design); !fault.isEmpty())
        return wrongUsage("'--learn' finds no game: " + fault.text());
    // Another file stays as it is; said before the games, not after them.
    std::error_code unknown;
    if (request.out && std::filesystem::exists(*request.out, unknown)) {
        if (const auto old = learnedFile(*request.out); !old)
            return failed(old.error());
    }
    auto keeper = Keeper::of(request.keep, *design);
    if (!keeper)
        return failed(keeper.error());
    LearningLimits limits;
    limits.games = request.games ? play->games : limits.games;
    limits.nodes = request.nodes ? play->nodes : limits.nodes;
    limits.time = request.seconds ? play->time : limits.time;
    limits.seed = play->seed;
    limits.threads = std::max(std::thread::hardware_concurrency(), 1U);
    const Interruption interruption;
    Progress progress = progressOf(request, "--learn");
    std::mutex mutex;
    const LearnedFromGames found =
        learnFromGames(*design, limits, interruption.flag(), [&](std::size_t games) {
            const std::scoped_lock lock(mutex);
            progress.say(std::to_string(games) + " games");
        });
    if (found.positions == 0)
        return wrongUsage("'--learn' has seen no quiet position");
    const LearnedFile file{
        found.fingerprint, design->info->name, found.games, limits.nodes, found.learned.values};
    if (const auto fault = keeper->keep(file))
        return failed(*fault);
    if (request.out) {
        const Outcome written = writtenTo(writeFileAtomically(*request.out, writeLearned(file)));
        if (!written)
            return failed(written.error());
    }
    if (request.isJson)
        printJson(answerOf(*design, found));
    else
        printValues(*design, found);
    return ExitCode::Fine;
}

} // namespace rookery::cli
