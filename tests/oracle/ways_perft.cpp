#include "tests/oracle/ways_perft.h"

#include <algorithm>

namespace rookery::oracle {

namespace {

/// Leaves only the orders that are best by those priorities that mind the order.
void keepEarliest(std::span<const CapturePriority> priorities,
                  const Position &position,
                  std::vector<CaptureOrder> &orders)
{
    for (const CapturePriority &priority : priorities) {
        if (priority.value != CaptureValue::Earliest)
            continue;
        const std::vector<bool> best = earliness(priority, position, std::span(orders));
        std::erase_if(orders, [&](const CaptureOrder &order) {
            return earliness(priority, position, order) < best;
        });
    }
}

} // namespace

WaysPerft::WaysPerft(MoveRules &moveRules)
    : m_moveRules(moveRules)
    , m_orders(moveRules.sharedGame())
{
}

std::uint64_t WaysPerft::count(Position &position, int depth)
{
    if (depth == 0)
        return 1;
    std::vector<Move> moves;
    m_moveRules.legal(position, moves);
    std::uint64_t nodes = 0;
    for (const Move &move : moves) {
        const std::uint64_t ways = waysOf(position, move);
        Undo undo;
        m_moveRules.make(position, move, undo);
        nodes += ways * count(position, depth - 1);
        MoveRules::unmake(position, undo);
    }
    return nodes;
}

std::uint64_t WaysPerft::waysOf(const Position &position, const Move &move) const
{
    if (move.kind != Move::Kind::Displace || move.taken.size() < 2)
        return 1;
    std::vector<CaptureOrder> orders = m_orders.of(position, move);
    for (const Compulsion &compulsion : m_moveRules.book().rules().compulsions)
        keepEarliest(compulsion.priorities, position, orders);
    return std::max<std::uint64_t>(orders.size(), 1);
}

} // namespace rookery::oracle
