#include "model/play/moves/capture_orders.h"

#include "model/play/reach/leg_walk.h"

#include <algorithm>
#include <set>

namespace rookery {

namespace {

/// The first ones are put down again where the legs say so.
CaptureOrder captured(const Traveller &traveller)
{
    CaptureOrder order;
    std::size_t toUnload = traveller.unloadAt.size();
    for (const Taken &taken : traveller.taken) {
        if (taken.putTo)
            continue;
        if (toUnload > 0)
            --toUnload;
        else
            order.push_back(taken.cell);
    }
    return order;
}

/// Whether a path that is over here is one of the paths of the move.
bool makes(const Move &move, const Traveller &traveller, const LegArrival &arrival)
{
    if (traveller.cell != move.to || arrival.takes() != move.captures)
        return false;
    auto taken = makeOutcome(move.to, traveller.taken, traveller.unloadAt).taken;
    std::erase(taken, Taken{move.to, std::nullopt}); // a move says otherwise that it captures there
    return taken == move.taken;
}

} // namespace

CaptureOrders::CaptureOrders(std::shared_ptr<const CompiledGame> game)
    : m_game(std::move(game))
{
}

std::vector<CaptureOrder> CaptureOrders::of(const Position &position, const Move &move) const
{
    if (move.kind != Move::Kind::Displace)
        return {};
    const auto piece = position.at(move.from);
    if (!piece)
        return {};
    std::set<CaptureOrder> orders;
    const Board &board = m_game->board();
    const Mover mover = m_game->mover(move.from, *piece);
    LegWalk walk(board, m_game->program(position, *piece), position, mover);
    walk.showEach([&](const Traveller &traveller, const LegArrival &arrival, bool stops) {
        if (stops && makes(move, traveller, arrival))
            orders.insert(captured(traveller));
        return true;
    });
    Reach reach;
    reach.begin(board.size());
    if (!walk.run(reach))
        return {};
    return {orders.begin(), orders.end()};
}

std::vector<bool>
earliness(const CapturePriority &priority, const Position &position, const CaptureOrder &order)
{
    std::vector<bool> early;
    for (const CellId cell : order) {
        const auto piece = position.at(cell);
        early.push_back(piece && covers(priority.types, piece->type));
    }
    return early;
}

std::vector<bool> earliness(const CapturePriority &priority,
                            const Position &position,
                            std::span<const CaptureOrder> orders)
{
    std::vector<bool> earliest;
    for (const CaptureOrder &order : orders)
        earliest = std::max(earliest, earliness(priority, position, order));
    return earliest;
}

bool mindsCaptureOrder(const Rules &rules)
{
    return std::any_of(rules.compulsions.begin(), rules.compulsions.end(), [](const auto &row) {
        return std::any_of(row.priorities.begin(), row.priorities.end(), [](const auto &priority) {
            return priority.value == CaptureValue::Earliest;
        });
    });
}

} // namespace rookery
