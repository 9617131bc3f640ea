#include "app/cli/analyse/self_play_report.h"

#include "app/cli/numbers.h"
#include "app/cli/sources.h"
#include "model/database/kept_game.h"

#include <cmath>
#include <cstdio>
#include <iostream>

namespace rookery::cli {

namespace {

double thousandthsOf(double number)
{
    return std::round(number * 1'000) / 1'000;
}

/// What the games of a part file have to share to be added up.
Json jobOf(const Design &design, const char *question, const SelfPlayLimits &limits)
{
    return {{"question", question},
            {"design", versionOf(design).key},
            {"nodes", limits.nodes},
            {"seed", limits.seed}};
}

/// Seed and nodes as the games that are merged were played with.
void takeJob(const Json &job, SelfPlayLimits &limits)
{
    limits.nodes = memberOf(job, "nodes", limits.nodes);
    limits.seed = memberOf(job, "seed", limits.seed);
}

} // namespace

Tried<SelfPlayLimits> limitsOfGames(const AnalyseRequest &request)
{
    constexpr std::uint64_t many = 1'000'000'000;
    SelfPlayLimits limits;
    for (const auto &fault : {take("--games", request.games, many, limits.games),
                              take("--nodes", request.nodes, many, limits.nodes),
                              take("--seed", request.seed, many, limits.seed),
                              takeSeconds("--seconds", request.seconds, limits.time)}) {
        if (fault)
            return failed(*fault);
    }
    const auto shard = shardOf(request.shard);
    if (!shard)
        return failed(shard.error());
    limits.part = shard->part;
    limits.parts = shard->parts;
    return limits;
}

Tried<PartFile> partOf(const AnalyseRequest &request,
                       const Design &design,
                       const char *question,
                       SelfPlayLimits &limits)
{
    if (request.merged.empty())
        return PartFile::open(request.out, jobOf(design, question, limits));
    auto merged = PartFile::merged(request.merged);
    if (!merged)
        return merged;
    takeJob(merged->job(), limits);
    limits.time = std::chrono::milliseconds(0);
    if (merged->job() != jobOf(design, question, limits))
        return failed(Failure{ExitCode::Problems,
                              {"error: the games of '--merge' are not those of this design and "
                               "question"}});
    return merged;
}

std::optional<Failure> reportFault(const AnalyseRequest &request)
{
    const bool isKnown =
        !request.report || request.report->ends_with(".html") || request.report->ends_with(".csv");
    if (isKnown)
        return std::nullopt;
    return Failure{ExitCode::Usage,
                   {"error: '--report' writes FILE.html or FILE.csv, not '"
                    + printable(*request.report) + "'"}};
}

std::optional<Failure> writeReport(const AnalyseRequest &request, const LabReport &report)
{
    if (!request.report)
        return std::nullopt;
    const std::string text = request.report->ends_with(".csv") ? csvOf(report) : htmlOf(report);
    const Outcome written = writtenTo(writeFileAtomically(*request.report, text));
    return written ? std::nullopt : std::optional(written.error());
}

Outcome giveAnswer(const AnalyseRequest &request,
                   Keeper &keeper,
                   const SelfPlayLimits &limits,
                   const Json &answer,
                   const LabReport &report,
                   const std::function<void()> &printWords)
{
    const char *question = request.asksForValues ? "values" : "balance";
    const Json settings{{"nodes", limits.nodes}, {"seed", limits.seed}};
    if (const auto fault = keeper.keep(question, settings, answer))
        return failed(*fault);
    if (const auto fault = writeReport(request, report))
        return failed(*fault);
    if (request.isJson)
        printJson(answer);
    else
        printWords();
    return ExitCode::Fine;
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

} // namespace rookery::cli
