#include "app/cli/ways_perft.h"

#include "model/movement/imitation.h"
#include "model/play/walker.h"

#include <algorithm>
#include <set>

namespace rookery::cli {

WaysPerft::WaysPerft(const Design &design, Referee &referee)
    : m_design(design)
    , m_referee(referee)
{
    for (const PieceType &type : design.pieces->types)
        m_legs.push_back(legsOf(type, design));
}

std::uint64_t WaysPerft::count(Position &position, int depth)
{
    if (depth == 0)
        return 1;
    std::vector<Move> moves;
    m_referee.legal(position, moves);
    std::uint64_t nodes = 0;
    for (const Move &move : moves) {
        const std::uint64_t ways = waysOf(position, move);
        Undo undo;
        m_referee.make(position, move, undo);
        nodes += ways * count(position, depth - 1);
        Referee::unmake(position, undo);
    }
    return nodes;
}

std::uint64_t WaysPerft::waysOf(const Position &position, const Move &move) const
{
    if (move.kind != Move::Kind::Displace || move.taken.size() < 2)
        return 1;
    const auto man = position.at(move.from);
    const Mover mover = moverOf(move.from,
                                *man,
                                m_referee.board(),
                                m_referee.game().zones(),
                                *m_design.pieces,
                                *m_design.rules,
                                *m_design.setup);
    std::set<std::vector<Taken>> orders;
    walk(m_referee.board(),
         position,
         mover,
         m_legs[man->type.index()],
         [&](const WalkReport &report) {
             const bool isEnd =
                 report.event == WalkEvent::Move || report.event == WalkEvent::Capture;
             if (isEnd && report.path.back().cell == move.to) {
                 std::vector<Taken> order(report.taken.begin(), report.taken.end());
                 std::vector<Taken> set = order;
                 std::sort(set.begin(), set.end());
                 if (set == move.taken)
                     orders.insert(std::move(order));
             }
             return true;
         });
    return std::max<std::uint64_t>(orders.size(), 1);
}

} // namespace rookery::cli
