#include "model/play/capture_orders.h"

#include "model/movement/imitation.h"
#include "model/play/walker.h"

#include <algorithm>
#include <set>

namespace rookery {

namespace {

constexpr int mostEvents = 1'000'000;

/// The first ones are put down again where the legs say so.
CaptureOrder captured(const WalkReport &report)
{
    CaptureOrder order;
    std::size_t toUnload = report.unloadAt.size();
    for (const Taken &man : report.taken) {
        if (man.putTo)
            continue;
        if (toUnload > 0)
            --toUnload;
        else
            order.push_back(man.cell);
    }
    if (report.event == WalkEvent::Capture)
        order.push_back(report.path.back().cell);
    return order;
}

} // namespace

CaptureOrders::CaptureOrders(const Design &design, std::shared_ptr<const Board> board)
    : m_board(std::move(board))
    , m_zones(*m_board, design.rules->facings())
    , m_design(design)
{
    for (const PieceType &type : design.pieces->types)
        m_legs.push_back(legsOf(type, design));
}

std::vector<CaptureOrder> CaptureOrders::of(const Position &position, const Move &move) const
{
    if (move.kind != Move::Kind::Displace)
        return {};
    const auto man = position.at(move.from);
    if (!man)
        return {};
    const PieceType &type = (*m_design.pieces)[man->type];
    const Mover mover = moverOf(
        move.from, *man, *m_board, m_zones, *m_design.pieces, *m_design.rules, *m_design.setup);
    const bool imitates = !type.imitates.empty();
    const auto borrowed =
        imitates ? legsOf(type, m_design, position.state().lastMoved) : std::vector<MovementLegs>();
    const auto &legs = imitates ? borrowed : m_legs[man->type.index()];
    const WalkEvent end = move.captures ? WalkEvent::Capture : WalkEvent::Move;
    std::set<CaptureOrder> orders;
    int events = 0;
    walk(*m_board, position, mover, legs, [&](const WalkReport &report) {
        const bool isEnd = report.event == end && report.path.back().cell == move.to;
        if (isEnd && makeOutcome(move.to, report.taken, report.unloadAt).taken == move.taken)
            orders.insert(captured(report));
        return ++events < mostEvents;
    });
    if (events >= mostEvents)
        return {};
    return {orders.begin(), orders.end()};
}

std::vector<bool>
earliness(const CapturePriority &priority, const Position &position, const CaptureOrder &order)
{
    std::vector<bool> early;
    for (const CellId cell : order) {
        const auto man = position.at(cell);
        early.push_back(man && covers(priority.types, man->type));
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

bool mindsCaptureOrder(const Rules &rules)
{
    return std::any_of(rules.compulsions.begin(), rules.compulsions.end(), [](const auto &row) {
        return std::any_of(row.priorities.begin(), row.priorities.end(), [](const auto &priority) {
            return priority.value == CaptureValue::Earliest;
        });
    });
}

} // namespace rookery
