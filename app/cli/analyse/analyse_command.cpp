#include "app/cli/analyse/questions.h"
#include "app/cli/command_table.h"
#include "app/cli/sources.h"

namespace rookery::cli {

namespace {

void declare(Arguments &arguments, AnalyseRequest &request)
{
    arguments.words("FILE", request.files, 0);
    arguments.value("--piece", "NAME", request.piece, "only this piece");
    arguments.value(
        "--player",
        "N",
        request.player,
        "whose pieces they are, counted from 1: forward and zones are each player's own");
    arguments.flag(
        "--tables", request.asksForTables, "instead say which tables serve which piece and rule");
    arguments.flag("--vectors",
                   request.asksForVectors,
                   "instead print what moves are multiples of, as (row, column)");
    arguments.flag("--best", request.asksForBest, "instead look for the best move");
    arguments.flag("--mating",
                   request.asksForMating,
                   "instead say which pieces mate with their royal piece, by tables");
    arguments.flag("--solve",
                   request.asksForSolution,
                   "instead prove which player wins, or that neither does");
    arguments.flag("--values", request.asksForValues, "instead say what pieces are worth");
    arguments.flag("--balance",
                   request.asksForBalance,
                   "instead play games of the program against itself, and say how they go");
    arguments.flag("--learn",
                   request.asksForLearning,
                   "instead learn from games of the program against itself what pieces are worth "
                   "where, and keep it in -o OUT or with --keep DB");
    arguments.value("--learned",
                    "FILE",
                    request.learned,
                    "with --best: play by what --learn has kept in this file or database");
    arguments.value("--games",
                    "N",
                    request.games,
                    "how many of these, 100 without it; with --values, measure them by so many; "
                    "with --learn 2000");
    arguments.value("--batch", "FILE", request.batch, "the endings that a file asks about");
    declarePosition(arguments, request.position);
    arguments.value("--nodes", "N", request.nodes, "look at so many positions, and no more");
    arguments.value("--seconds", "S", request.seconds, "and for no longer than this");
    arguments.value("--memory", "MB", request.memory, "what tables may take, 1000 without it");
    arguments.value("--threads", "N", request.threads, "that look for the best move; 1 without it");
    arguments.value("--seed", "N", request.seed, "of what is left to chance, 1 without it");
    arguments.value("--shard", "K/N", request.shard, "play only the K-th of N parts of the games");
    arguments.value(
        "-o", "OUT", request.out, "a file that keeps the games; those in it are not played again");
    arguments.values("--merge", "FILE", request.merged, "add up the games of such files instead");
    arguments.value(
        "--keep", "DB", request.keep, "also keep games and answer in a database, see 'games'");
    arguments.value(
        "--report",
        "FILE",
        request.report,
        "also write the answer as a page with charts, FILE.html, or as tables, FILE.csv");
    arguments.flag("--json", request.isJson, "print for machines");
}

/// The questions beside the one that is asked without an option.
struct Question
{
    bool isAsked;
    const char *option; ///< null: the one that is asked without any
    Outcome (*answer)(const AnalyseRequest &request);
    std::string_view takes = {}; ///< options that it understands, of those that not all do
};

/// An option that says more about some questions only.
struct Detail
{
    const std::optional<std::string> &text;
    std::string_view option;
};

Outcome answer(const Question &question, const AnalyseRequest &request)
{
    const Detail details[] = {{request.position, "--position"},
                              {request.nodes, "--nodes"},
                              {request.seconds, "--seconds"},
                              {request.seed, "--seed"},
                              {request.memory, "--memory"},
                              {request.threads, "--threads"},
                              {request.batch, "--batch"},
                              {request.games, "--games"},
                              {request.piece, "--piece"},
                              {request.shard, "--shard"},
                              {request.out, "-o"},
                              {request.keep, "--keep"},
                              {request.report, "--report"},
                              {request.learned, "--learned"},
                              {request.player, "--player"}};
    for (const Detail &detail : details) {
        const bool isTaken = question.takes.find(detail.option) != std::string_view::npos;
        if (detail.text && !isTaken)
            return wrongUsage("'" + std::string(detail.option) + "' says nothing "
                              + (question.option ? "to '" + std::string(question.option) + "'"
                                                 : "about where pieces are bound"));
    }
    if (!request.merged.empty() && question.takes.find("--merge") == std::string_view::npos)
        return wrongUsage("'--merge' goes with '--balance' and '--values' only");
    if (request.files.empty() == !request.batch)
        return wrongUsage(request.batch ? "'--batch' asks about no design" : "a FILE is missing");
    return question.answer(request);
}

} // namespace

Tried<Design> designAsked(const AnalyseRequest &request, const std::string &option)
{
    if (request.files.size() != 1)
        return wrongUsage("'" + option + "' asks about one design");
    auto read = readFileOrBundled(request.files.front());
    if (!read)
        return failed(read.error());
    return std::move(read->design);
}

Progress progressOf(const AnalyseRequest &request, const std::string &option)
{
    return Progress(request.isQuiet ? std::string() : option.substr(2));
}

Outcome runAnalyse(Arguments &arguments)
{
    AnalyseRequest request;
    declare(arguments, request);
    if (auto end = arguments.parse())
        return *end;
    request.isQuiet = arguments.isQuiet();
    constexpr std::string_view selfPlay =
        "--games --nodes --seconds --seed --shard -o --merge --keep --report";
    const Question questions[] = {
        {request.asksForVectors, "--vectors", reportVectors, "--piece"},
        {request.asksForTables, "--tables", reportTables},
        {request.asksForBest,
         "--best",
         reportBest,
         "--position --nodes --seconds --seed --learned --threads"},
        {request.asksForValues, "--values", reportValues, selfPlay},
        {request.asksForBalance, "--balance", reportBalance, selfPlay},
        {request.asksForLearning,
         "--learn",
         reportLearning,
         "--games --nodes --seconds --seed -o --keep"},
        {request.asksForSolution,
         "--solve",
         reportSolution,
         "--position --nodes --seconds --memory"},
        {request.asksForMating, "--mating", reportMating, "--piece --player --batch --memory"},
    };
    const Question otherwise{true, nullptr, reportBindings, "--piece --player"};
    const Question *asked = &otherwise;
    for (const Question &question : questions) {
        if (!question.isAsked)
            continue;
        if (asked->option)
            return wrongUsage("'" + std::string(asked->option) + "' and '" + question.option
                              + "' are two questions");
        asked = &question;
    }
    return answer(*asked, request);
}

} // namespace rookery::cli
