#include "app/cli/analyse/interruption.h"
#include "app/cli/analyse/self_play_report.h"
#include "model/exchange/report/balance_answer.h"

#include <iostream>

namespace rookery::cli {

namespace {

std::vector<std::size_t> indices(const Json &list)
{
    std::vector<std::size_t> all;
    for (const Json &each : list) {
        if (each.is_number_unsigned())
            all.push_back(each.get<std::size_t>());
    }
    return all;
}

Json gameJson(std::size_t number, const BalanceGame &game)
{
    return {{"game", number},
            {"points", game.points},
            {"finished", game.isFinished},
            {"moves", game.moves},
            {"branching", game.branching},
            {"captures", game.captures},
            {"lead_changes", game.leadChanges},
            {"acted", game.acted},
            {"end", game.end}};
}

BalanceGame gameOf(const Json &row)
{
    BalanceGame game;
    game.points = memberOf(row, "points", 0.5);
    game.isFinished = memberOf(row, "finished", false);
    game.moves = memberOf(row, "moves", std::size_t(0));
    game.branching = memberOf(row, "branching", 0.0);
    game.captures = memberOf(row, "captures", std::size_t(0));
    game.leadChanges = memberOf(row, "lead_changes", std::size_t(0));
    game.end = memberOf(row, "end", std::string());
    if (row.contains("acted"))
        game.acted = indices(row["acted"]);
    return game;
}

void printBalance(const Design &design, const GameBalance &balance, std::uint64_t nodes)
{
    std::cout << balance.games << " games at " << nodes << " nodes a move: first player +"
              << balance.firstWins << " =" << balance.draws << " -" << balance.secondWins << '\n';
    printFigure("points", balance.points);
    printFigure("draws", balance.drawn);
    printFigure("length", balance.length);
    printFigure("branching", balance.branching);
    printFigure("captures", balance.captures);
    printFigure("lead lost", balance.leadChanges);
    for (const EndCount &end : balance.ends)
        std::cout << "  " << end.games << "  " << printable(end.end) << '\n';
    for (std::size_t type = 0; type < balance.acting.size(); ++type) {
        if (balance.acting[type].value == 0)
            std::cout << "  never moved: " << printable((*design.pieces)[PieceId(type)].name)
                      << '\n';
    }
}

Outcome answerBalance(const AnalyseRequest &request, const Design &design, SelfPlayLimits limits)
{
    auto part = partOf(request, design, "balance", limits);
    auto keeper = Keeper::of(request.keep, design);
    if (!part || !keeper)
        return failed(part ? keeper.error() : part.error());
    BalanceStatistics statistics(design.pieces->types.size());
    for (const Json &row : part->games())
        statistics.add(row["game"].get<std::size_t>(), gameOf(row));
    const auto engine = request.keep ? std::make_unique<GameEngine>(design) : nullptr;
    std::optional<Failure> fault;
    const Interruption interruption;
    Progress progress = progressOf(request, "--balance");
    const auto hear = [&](std::size_t number, const SelfPlayedGame &game, const BalanceGame &one) {
        fault = part->add(gameJson(number, one));
        if (!fault && engine) {
            KeptGame kept = keptGame(*engine, engine->position(), game.moves);
            kept.event = "self-play";
            kept.id = gameIdOf("self-play " + part->job().dump() + std::to_string(number));
            fault = keeper->keep(std::move(kept));
        }
        progress.say(std::to_string(statistics.balance().games) + " games");
        return !fault;
    };
    const Message trouble = playBalance(design, limits, statistics, interruption.flag(), hear);
    if (fault)
        return failed(*fault);
    if (!trouble.isEmpty())
        return inTrouble(trouble);
    const GameBalance balance = statistics.balance();
    return giveAnswer(request,
                      *keeper,
                      limits,
                      Json::parse(balanceAnswer(design, balance, limits)),
                      balanceReport(design, balance, limits.nodes),
                      [&] { printBalance(design, balance, limits.nodes); });
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
    if (const auto fault = reportFault(request))
        return failed(*fault);
    if (const std::size_t players = design->rules->deciders().size(); players != 2)
        return wrongUsage("'--balance' is about two players, and this design has "
                          + std::to_string(players));
    if (const Message fault = selfPlayFault(*design); !fault.isEmpty())
        return wrongUsage("'--balance' finds no game: " + fault.text());
    return answerBalance(request, *design, *limits);
}

} // namespace rookery::cli
