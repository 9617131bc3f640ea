#include "app/cli/analyse/interruption.h"
#include "app/cli/analyse/questions.h"
#include "app/cli/numbers.h"
#include "app/cli/sources.h"
#include "model/analysis/piece_values.h"
#include "model/base/text.h"
#include "model/engine/recipe/evaluation_recipe.h"

#include <cmath>
#include <cstdio>
#include <iostream>
#include <utility>

namespace rookery::cli {

namespace {

double thousandthsOf(double number)
{
    return std::round(number * 1'000) / 1'000;
}

Json figure(const Estimate &estimate)
{
    return {{"value", thousandthsOf(estimate.value)}, {"error", thousandthsOf(estimate.error)}};
}

void printFigure(const char *name, const Estimate &estimate)
{
    char line[96];
    std::snprintf(
        line, sizeof line, "  %-10s %8.3f +- %.3f\n", name, estimate.value, estimate.error);
    std::cout << line;
}

Json valuesJson(const Design &design, const std::vector<PieceValue> &values)
{
    Json pieces = Json::array();
    for (const PieceValue &value : values) {
        Json piece = figure(value.worth);
        piece["piece"] = (*design.pieces)[value.type].name;
        piece["by"] = value.games > 0 ? "games" : "mobility";
        if (value.games > 0)
            piece["games"] = value.games;
        pieces.push_back(std::move(piece));
    }
    return pieces;
}

Tried<SelfPlayLimits> limitsOfGames(const AnalyseRequest &request)
{
    constexpr std::uint64_t many = 1'000'000'000;
    SelfPlayLimits limits;
    for (const auto &fault : {take("--games", request.games, many, limits.games),
                              take("--nodes", request.nodes, many, limits.nodes),
                              take("--seed", request.seed, many, limits.seed)}) {
        if (fault)
            return failed(*fault);
    }
    if (request.seconds) {
        const auto time = secondsOf("--seconds", *request.seconds);
        if (!time)
            return failed(time.error());
        limits.time = *time;
    }
    return limits;
}

} // namespace

Outcome reportBalance(const AnalyseRequest &request)
{
    const auto design = designAsked(request, "--balance");
    if (!design)
        return failed(design.error());
    const auto limits = limitsOfGames(request);
    if (!limits)
        return failed(limits.error());
    if (const std::size_t players = design->rules->deciders().size(); players != 2)
        return wrongUsage("'--balance' is about two players, and this design has "
                          + std::to_string(players));
    if (const std::string fault = selfPlayFault(*design); !fault.empty())
        return wrongUsage("'--balance' finds no game: " + fault);
    const Interruption interruption;
    Progress progress = progressOf(request, "--balance");
    const GameBalance balance =
        playBalance(*design, *limits, interruption.flag(), [&](const GameBalance &found) {
            progress.say(std::to_string(found.games) + " games");
        });
    if (request.isJson) {
        printJson({{"games", balance.games},
                   {"nodes", limits->nodes},
                   {"seed", limits->seed},
                   {"first_wins", balance.firstWins},
                   {"second_wins", balance.secondWins},
                   {"draws", balance.draws},
                   {"unfinished", balance.unfinished},
                   {"first_player", figure(balance.points)},
                   {"drawn", figure(balance.drawn)},
                   {"length", figure(balance.length)},
                   {"branching", figure(balance.branching)}});
        return ExitCode::Fine;
    }
    std::cout << balance.games << " games at " << limits->nodes << " nodes a move: first player +"
              << balance.firstWins << " =" << balance.draws << " -" << balance.secondWins << '\n';
    printFigure("points", balance.points);
    printFigure("draws", balance.drawn);
    printFigure("length", balance.length);
    printFigure("branching", balance.branching);
    return ExitCode::Fine;
}

namespace {

/// Values by how far pieces get, in words too.
Outcome reportMobility(const Design &design, bool isJson)
{
    const EvaluationRecipe recipe(design);
    const std::vector<PieceValue> values = mobilityValues(recipe);
    if (isJson) {
        printJson({{"pieces", valuesJson(design, values)}});
        return ExitCode::Fine;
    }
    for (const std::string &line : recipe.words())
        std::cout << line << '\n';
    if (!values.empty())
        std::cout << "values by mobility, where a rook of chess counts 5; each within "
                  << values.front().worth.error << " with 95 % confidence\n";
    return ExitCode::Fine;
}

void printValues(const Design &design, const MeasuredValues &found, std::uint64_t nodes)
{
    std::cout << counted(found.games, "game") << " at " << nodes
              << " nodes a move, pieces missing on both sides; a rook of chess counts 5\n";
    for (const PieceValue &value : found.values) {
        char line[96];
        std::snprintf(line,
                      sizeof line,
                      "%6.2f +- %.2f  %s",
                      value.worth.value,
                      value.worth.error,
                      value.games > 0 ? "" : "by mobility  ");
        std::cout << line << (*design.pieces)[value.type].name << '\n';
    }
}

} // namespace

Outcome reportValues(const AnalyseRequest &request)
{
    const auto design = designAsked(request, "--values");
    if (!design)
        return failed(design.error());
    if (!request.games) {
        for (const auto &[text, option] : {std::pair(&request.nodes, "--nodes"),
                                           std::pair(&request.seconds, "--seconds"),
                                           std::pair(&request.seed, "--seed")}) {
            if (*text)
                return wrongUsage("'" + std::string(option)
                                  + "' says nothing to '--values' without '--games'");
        }
        return reportMobility(*design, request.isJson);
    }
    const auto limits = limitsOfGames(request);
    if (!limits)
        return failed(limits.error());
    const Interruption interruption;
    Progress progress = progressOf(request, "--values");
    const MeasuredValues found =
        measureValues(*design, {*limits}, interruption.flag(), [&](const MeasuredValues &values) {
            progress.say(std::to_string(values.games) + " games");
        });
    if (!found.fault.empty())
        return wrongUsage("'--values --games' finds no game: " + found.fault);
    if (request.isJson)
        printJson({{"games", found.games},
                   {"nodes", limits->nodes},
                   {"seed", limits->seed},
                   {"pieces", valuesJson(*design, found.values)}});
    else
        printValues(*design, found, limits->nodes);
    return ExitCode::Fine;
}

} // namespace rookery::cli
