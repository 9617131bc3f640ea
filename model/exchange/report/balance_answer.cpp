#include "model/exchange/report/balance_answer.h"

#include <cmath>
#include <nlohmann/json.hpp>

namespace rookery {

namespace {

using OrderedJson = nlohmann::ordered_json;

OrderedJson figure(const Estimate &estimate)
{
    const auto thousandths = [](double number) {
        return std::round(number * 1'000) / 1'000;
    };
    return {{"value", thousandths(estimate.value)}, {"error", thousandths(estimate.error)}};
}

} // namespace

std::string
balanceAnswer(const Design &design, const GameBalance &balance, const SelfPlayLimits &limits)
{
    OrderedJson ends = OrderedJson::array();
    for (const EndCount &end : balance.ends)
        ends.push_back({{"end", end.end}, {"games", end.games}});
    OrderedJson acting = OrderedJson::array();
    for (std::size_t type = 0; type < balance.acting.size(); ++type) {
        OrderedJson piece = figure(balance.acting[type]);
        piece["piece"] = (*design.pieces)[PieceId(type)].name;
        acting.push_back(std::move(piece));
    }
    const OrderedJson answer = {{"games", balance.games},
                                {"nodes", limits.nodes},
                                {"seed", limits.seed},
                                {"first_wins", balance.firstWins},
                                {"second_wins", balance.secondWins},
                                {"draws", balance.draws},
                                {"unfinished", balance.unfinished},
                                {"first_player", figure(balance.points)},
                                {"drawn", figure(balance.drawn)},
                                {"length", figure(balance.length)},
                                {"branching", figure(balance.branching)},
                                {"captures", figure(balance.captures)},
                                {"lead_changes", figure(balance.leadChanges)},
                                {"acting", acting},
                                {"ends", ends}};
    return answer.dump(-1, ' ', false, OrderedJson::error_handler_t::replace);
}

} // namespace rookery
