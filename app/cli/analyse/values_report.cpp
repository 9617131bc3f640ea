#include "app/cli/analyse/interruption.h"
#include "app/cli/analyse/self_play_report.h"
#include "model/analysis/piece_values.h"
#include "model/base/text.h"
#include "model/engine/recipe/evaluation_recipe.h"

#include <cstdio>
#include <iostream>
#include <utility>

namespace rookery::cli {

namespace {

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

/// Values by how far pieces get, in words too.
Outcome reportMobility(const Design &design, const AnalyseRequest &request)
{
    const EvaluationRecipe recipe(design);
    const std::vector<PieceValue> values = mobilityValues(recipe);
    if (const auto fault = writeReport(request, valuesReport(design, {0, values, {}, {}}, 0)))
        return failed(*fault);
    if (request.isJson) {
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

std::map<std::size_t, HandicapGame> handicapGames(const PartFile &part, std::size_t types)
{
    std::map<std::size_t, HandicapGame> games;
    for (const Json &row : part.games()) {
        HandicapGame game;
        game.points = memberOf(row, "points", 0.5);
        for (const Json &each : row.contains("more") ? row["more"] : Json::array())
            game.more.push_back(each.is_number_integer() ? each.get<int>() : 0);
        if (game.more.size() == types)
            games.emplace(row["game"].get<std::size_t>(), std::move(game));
    }
    return games;
}

Outcome answerValues(const AnalyseRequest &request, const Design &design, SelfPlayLimits play)
{
    auto part = partOf(request, design, "values", play);
    auto keeper = Keeper::of(request.keep, design);
    if (!part || !keeper)
        return failed(part ? keeper.error() : part.error());
    ValueLimits limits{play};
    limits.known = handicapGames(*part, design.pieces->types.size());
    std::optional<Failure> fault;
    limits.heard = [&](std::size_t number, const HandicapGame &game) {
        fault = part->add({{"game", number}, {"points", game.points}, {"more", game.more}});
        return !fault;
    };
    const Interruption interruption;
    Progress progress = progressOf(request, "--values");
    const MeasuredValues found =
        measureValues(design, limits, interruption.flag(), [&](const MeasuredValues &values) {
            progress.say(std::to_string(values.games) + " games");
        });
    if (!found.fault.isEmpty())
        return wrongUsage("'--values --games' finds no game: " + found.fault.text());
    if (fault)
        return failed(*fault);
    const Json answer{{"games", found.games},
                      {"nodes", play.nodes},
                      {"seed", play.seed},
                      {"pieces", valuesJson(design, found.values)}};
    return giveAnswer(request, *keeper, play, answer, valuesReport(design, found, play.nodes), [&] {
        printValues(design, found, play.nodes);
    });
}

} // namespace

Outcome reportValues(const AnalyseRequest &request)
{
    const auto design = designAsked(request, "--values");
    if (!design)
        return failed(design.error());
    if (const auto fault = reportFault(request))
        return failed(*fault);
    if (!request.games && request.merged.empty()) {
        for (const auto &[text, option] : {std::pair(&request.nodes, "--nodes"),
                                           std::pair(&request.seconds, "--seconds"),
                                           std::pair(&request.seed, "--seed"),
                                           std::pair(&request.shard, "--shard"),
                                           std::pair(&request.out, "-o"),
                                           std::pair(&request.keep, "--keep")}) {
            if (*text)
                return wrongUsage("'" + std::string(option)
                                  + "' says nothing to '--values' without '--games'");
        }
        return reportMobility(*design, request);
    }
    const auto limits = limitsOfGames(request);
    if (!limits)
        return failed(limits.error());
    return answerValues(request, *design, *limits);
}

} // namespace rookery::cli
