#include "model/play/memory_walk.h"

#include <algorithm>
#include <tuple>

namespace rookery {

MemoryWalk::MemoryWalk(const Board &board, const Program &program, const Position &position, const Mover &mover)
    : m_board(board)
    , m_program(program)
    , m_position(position)
    , m_mover(mover)
    , m_keepsOrder(std::any_of(program.nodes.begin(), program.nodes.end(), [](const Program::Node &node) {
        return node.unloads;
    }))
{
}

void MemoryWalk::run(Reach &reach, std::set<MoveOutcome> &outcomes)
{
    m_reach = &reach;
    m_outcomes = &outcomes;
    const State start{0, m_mover.from, m_board.held(m_mover.from, m_mover.player, m_mover.facing), 0, {}, {}};
    enter(m_program.firstAlways, start);
    if (!m_mover.moved)
        enter(m_program.firstUnmoved, start);
    while (!m_open.empty()) {
        State state = std::move(m_open.back());
        m_open.pop_back();
        const Program::Node &node = m_program.nodes[state.node];
        if (node.unloads && state.unloadAt.size() <= state.taken.size())
            state.unloadAt.push_back(state.cell);
        if (node.isAnywhere)
            leapAnywhere(state);
        else
            travel(std::move(state));
    }
}

void MemoryWalk::enter(Program::Range nodes, const State &from)
{
    for (const std::uint32_t node : m_program.at(nodes)) {
        State state = from;
        state.node = node;
        if (m_seen.size() < mostStates && m_seen.insert(state).second)
            m_open.push_back(std::move(state));
    }
}

void MemoryWalk::leapAnywhere(const State &state)
{
    for (const CellId cell : m_board.cells()) {
        if (cell == state.cell)
            continue;
        State there = state;
        there.cell = cell;
        arrive(there, false, true);
    }
}

void MemoryWalk::travel(State state)
{
    const Compass &compass = m_board.compass();
    const Program::Node &node = m_program.nodes[state.node];
    const int least = node.sameLength ? state.length : node.least;
    const int most = node.sameLength ? state.length : node.most;
    const bool hasChoice = !node.sameLength && least != most;
    std::set<std::tuple<CellId, OrientationId, int>> been;
    for (int count = 1; count <= most; ++count) {
        const auto link = m_board.link(state.cell, compass.seen(state.orientation, node.own));
        if (!link)
            return;
        state.cell = link->to;
        state.orientation = compass.crossed(state.orientation, link->turn);
        if (hasChoice)
            state.length = count;
        const int place = most == unlimited ? std::min(count, least) : count;
        if (!been.insert({state.cell, state.orientation, place}).second)
            return;
        const bool goesOn = node.way == Way::Any || m_mover.finds(m_position, state.cell) == Occupant::Empty;
        arrive(state, goesOn && count < most, count >= least);
        if (!goesOn)
            return;
    }
}

void MemoryWalk::arrive(const State &state, bool legGoesOn, bool mayEnd)
{
    static constexpr Program::End nothing;
    const Program::Node &node = m_program.nodes[state.node];
    const Occupant occupant = m_mover.finds(m_position, state.cell);
    const Program::End &here = !mayEnd                        ? nothing
                               : occupant == Occupant::Empty  ? node.onEmpty
                               : occupant == Occupant::Friend ? node.onFriend
                                                              : node.onFoe;
    const bool captures = here.captures && occupant != Occupant::Empty;
    const bool isTaken = std::find(state.taken.begin(), state.taken.end(), state.cell) != state.taken.end();
    const Program::End &end = captures && isTaken ? nothing : here;
    const bool goesOn = legGoesOn || !end.then.empty();
    if (!captures || isTaken) {
        mark(state, end, occupant, captures, goesOn);
        return enter(end.then, state);
    }
    State after = state;
    // The order matters only to men who are put down again.
    const auto place = m_keepsOrder ? after.taken.end()
                                    : std::lower_bound(after.taken.begin(), after.taken.end(), state.cell);
    after.taken.insert(place, state.cell);
    mark(after, end, occupant, captures, goesOn);
    enter(end.then, after);
}

void MemoryWalk::mark(
    const State &state, const Program::End &end, Occupant occupant, bool captures, bool goesOn)
{
    const Program::Node &node = m_program.nodes[state.node];
    const bool isOwnCell = state.cell == m_mover.from;
    if (end.stop && (!isOwnCell || node.returns)) {
        markOutcome(*m_reach, state.cell, captures, state.taken);
        m_outcomes->insert(makeOutcome(state.cell, state.taken, state.unloadAt));
    } else if (occupant == Occupant::Empty && goesOn && !isOwnCell) {
        m_reach->addVia(state.cell, node.depth);
    } else if (occupant != Occupant::Empty && !goesOn) {
        m_reach->add(state.cell, Mark::Blocked);
    }
    if (occupant != Occupant::Empty && !captures && !end.then.empty())
        m_reach->add(state.cell, Mark::Hurdle);
}

} // namespace rookery
