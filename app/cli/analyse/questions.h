#pragma once

#include "app/cli/analyse/progress.h"
#include "app/cli/json_output.h"
#include "app/cli/outcome.h"
#include "model/design/design.h"

#include <optional>
#include <string>
#include <vector>

/// What `analyse` can be asked, each in a file of its own.
namespace rookery::cli {

/// The options of the command as they were typed.
struct AnalyseRequest
{
    std::vector<std::string> files;
    std::optional<std::string> piece, player, position, nodes, seconds, seed, memory, batch, games;
    std::optional<std::string> shard, out, keep, report, learned, threads;
    std::vector<std::string> merged;
    bool asksForTables = false;
    bool asksForVectors = false;
    bool asksForBest = false;
    bool asksForMating = false;
    bool asksForSolution = false;
    bool asksForValues = false;
    bool asksForBalance = false;
    bool asksForLearning = false;
    bool isJson = false;
    bool isQuiet = false; ///< says nothing of its progress
};

/// Where each piece is bound, and how far it gets.
Outcome reportBindings(const AnalyseRequest &request);
/// What the moves of pieces are multiples of, as (row, column) of a matrix with its first row on
/// top.
Outcome reportVectors(const AnalyseRequest &request);
/// By what means the tables answer.
Outcome reportTables(const AnalyseRequest &request);
/// The best move that the program's own player finds.
Outcome reportBest(const AnalyseRequest &request);

/// Which pieces mate with their royal piece: of a design, or of a file of endings.
Outcome reportMating(const AnalyseRequest &request);
/// What the game is worth under best play.
Outcome reportSolution(const AnalyseRequest &request);
/// What pieces are worth, by how far they get.
Outcome reportValues(const AnalyseRequest &request);
/// How games of the program against itself go.
Outcome reportBalance(const AnalyseRequest &request);

/// What games of the program against itself teach it.
Outcome reportLearning(const AnalyseRequest &request);

/// The design of a question about one only.
Tried<Design> designAsked(const AnalyseRequest &request, const std::string &option);

/// What the option asks, about the design that is asked about.
Progress progressOf(const AnalyseRequest &request, const std::string &option);

} // namespace rookery::cli
