#include "app/cli/analyse/interruption.h"
#include "app/cli/analyse/questions.h"
#include "app/cli/numbers.h"
#include "app/cli/sources.h"
#include "model/analysis/line_text.h"
#include "model/base/text.h"
#include "model/engine/make_game_engine.h"
#include "model/engine/solver/game_solver.h"

#include <iostream>

namespace rookery::cli {

namespace {

Tried<SolverLimits> solverLimits(const AnalyseRequest &request)
{
    constexpr std::uint64_t mostNodes = 1'000'000'000'000;
    constexpr std::uint64_t mostMegabytes = 4'000;
    SolverLimits limits;
    std::uint64_t megabytes = 1'000;
    for (const auto &fault : {take("--nodes", request.nodes, mostNodes, limits.nodes),
                              take("--memory", request.memory, mostMegabytes, megabytes),
                              takeSeconds("--seconds", request.seconds, limits.time)}) {
        if (fault)
            return failed(*fault);
    }
    limits.bytes = megabytes * 1'000'000;
    return limits;
}

/// Alone, a player solves a puzzle or does not.
std::string valueText(GameValue value, bool isPuzzle)
{
    if (!isPuzzle || value == GameValue::Open)
        return std::string(enumName(value));
    return value == GameValue::FirstWins ? "can be solved" : "cannot be solved";
}

void print(const Solution &solution,
           const std::vector<std::string> &line,
           bool isPuzzle,
           bool isJson)
{
    if (isJson) {
        printJson({{"value", enumName(solution.value)},
                   {"depth_plies", solution.depth ? Json(*solution.depth) : Json()},
                   {"line", line},
                   {"nodes", solution.nodes}});
        return;
    }
    std::cout << valueText(solution.value, isPuzzle) << "\n  "
              << (solution.value == GameValue::Open ? "because " : "by      ")
              << solution.because.text() << '\n';
    if (solution.depth)
        std::cout << "  depth   " << counted(static_cast<std::size_t>(*solution.depth), "move")
                  << (isPuzzle ? "\n" : " of both\n");
    if (!line.empty())
        std::cout << "  line    " << spaced(line) << '\n';
    std::cout << "  nodes   " << solution.nodes << '\n';
}

} // namespace

Outcome reportSolution(const AnalyseRequest &request)
{
    const auto design = designAsked(request, "--solve");
    if (!design)
        return failed(design.error());
    const auto limits = solverLimits(request);
    if (!limits)
        return failed(limits.error());
    const auto engine = makeGameEngine(*design);
    const auto start = positionOf(request.position, *design, engine->board());
    if (!start)
        return failed(start.error());
    engine->begin(*start);
    const Interruption interruption;
    Progress progress = progressOf(request, "--solve");
    const Solution solution =
        solveGame(*engine, *limits, interruption.flag(), [&](std::uint64_t nodes) {
            if (progress.isDue())
                progress.say(std::to_string(nodes) + " moves made");
        });
    const bool isPuzzle = design->rules->deciders().size() == 1;
    print(solution, lineTexts(*engine, solution.line), isPuzzle, request.isJson);
    return ExitCode::Fine;
}

} // namespace rookery::cli
