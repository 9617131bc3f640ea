#include "model/play/reach/carrying_on.h"

#include "model/play/reach/leg_walk.h"

#include <algorithm>
#include <iterator>
#include <set>

namespace rookery {

CarryingOn::CarryingOn(const Board &board,
                       const Program &program,
                       const Position &position,
                       const Mover &mover,
                       std::size_t movement)
{
    const bool isAsked = std::any_of(
        program.nodes.begin(), program.nodes.end(), [movement](const Program::Node &node) {
            return node.movement == movement && isOverOnlyAtLast(node);
        });
    if (!isAsked)
        return;
    std::vector<std::uint32_t> first;
    const auto add = [&](Program::Range range) {
        const auto nodes = program.at(range);
        std::copy_if(nodes.begin(),
                     nodes.end(),
                     std::back_inserter(first),
                     [&](std::uint32_t node) { return program.nodes[node].movement == movement; });
    };
    add(program.firstAlways);
    if (!mover.moved)
        add(program.firstUnmoved);
    Reach reach;
    reach.begin(board.size());
    std::set<MoveOutcome> outcomes;
    // With too many paths, a move is taken to be over anywhere.
    if (LegWalk(board, program, position, mover).run(reach, first, &outcomes))
        m_outcomes.emplace(outcomes.begin(), outcomes.end());
}

bool CarryingOn::hasToGoOn(const Trajectory &way) const
{
    if (!m_outcomes)
        return false;
    const std::set<CellId> taken(way.taken.begin(), way.taken.end());
    return std::none_of(m_outcomes->begin(), m_outcomes->end(), [&](const MoveOutcome &outcome) {
        std::set<CellId> cells;
        for (const Taken &piece : outcome.taken)
            cells.insert(piece.cell);
        return outcome.to == way.path.back().cell && cells == taken;
    });
}

} // namespace rookery
