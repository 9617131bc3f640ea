#pragma once

#include "app/cli/analyse/part_file.h"
#include "app/cli/analyse/questions.h"
#include "app/cli/games/kept_games.h"
#include "model/analysis/self_play.h"
#include "model/exchange/report/lab_report.h"

#include <functional>
#include <optional>
#include <string>
#include <type_traits>

/// What the answers that come from games of the program against itself share.
namespace rookery::cli {

/// What `--games`, `--nodes`, `--seconds`, `--seed` and `--shard` say.
Tried<SelfPlayLimits> limitsOfGames(const AnalyseRequest &request);

/// The games to go on with, of `-o`, or the merged ones: then none is to be played, and seed and
/// nodes are theirs.
Tried<PartFile> partOf(const AnalyseRequest &request,
                       const Design &design,
                       const char *question,
                       SelfPlayLimits &limits);

/// Why `--report` cannot be written, by its name alone.
std::optional<Failure> reportFault(const AnalyseRequest &request);
/// Writes what `--report` asks for.
std::optional<Failure> writeReport(const AnalyseRequest &request, const LabReport &report);

/// Keeps an answer where `--keep` says, writes its report and prints it, as JSON or in words.
Outcome giveAnswer(const AnalyseRequest &request,
                   Keeper &keeper,
                   const SelfPlayLimits &limits,
                   const Json &answer,
                   const LabReport &report,
                   const std::function<void()> &printWords);

/// `{"value", "error"}`
Json figure(const Estimate &estimate);
void printFigure(const char *name, const Estimate &estimate);

/// The member of a line of a part file; `otherwise` where it is missing or of another kind.
template<class T>
T memberOf(const Json &object, const char *name, T otherwise)
{
    const auto member = object.find(name);
    if (member == object.end())
        return otherwise;
    if constexpr (std::is_same_v<T, std::string>)
        return member->is_string() ? member->get<T>() : otherwise;
    else if constexpr (std::is_same_v<T, bool>)
        return member->is_boolean() ? member->get<T>() : otherwise;
    else
        return member->is_number() ? member->get<T>() : otherwise;
}

} // namespace rookery::cli
