#include "model/play/memory_walk.h"

#include <algorithm>
#include <tuple>
#include <utility>

namespace rookery {

MemoryWalk::MemoryWalk(const Board &board,
                       std::span<const std::shared_ptr<const StepTable>> tables,
                       const Program &program,
                       const Position &position,
                       const Mover &mover)
    : m_board(board)
    , m_tables(tables)
    , m_program(program)
    , m_position(position)
    , m_mover(mover)
    , m_guard(mover)
    , m_keepsOrder(std::any_of(program.nodes.begin(),
                               program.nodes.end(),
                               [](const Program::Node &node) { return node.unloads; }))
{
}

void MemoryWalk::run(Reach &reach,
                     std::span<const std::uint32_t> first,
                     std::set<MoveOutcome> *outcomes)
{
    m_reach = &reach;
    m_outcomes = outcomes;
    const OrientationId held = m_board.held(m_mover.from, m_mover.player, m_mover.facing);
    const State start{0, m_mover.from, held, 0, m_mover.from, {}, {}, {}, {}};
    enter(first, start);
    walkOn();
}

void MemoryWalk::walkOn()
{
    while (!m_open.empty() && !m_findsStop) {
        State state = std::move(m_open.back());
        m_open.pop_back();
        const Program::Node &node = m_program.nodes[state.node];
        if (node.unloads && state.unloadAt.size() <= capturedCount(state.taken))
            state.unloadAt.push_back(state.cell);
        if (node.isAnywhere)
            leapAnywhere(state);
        else
            travel(std::move(state));
    }
}

/// Whether a leg that is only over at last can be carried on from one of its ends. While that is
/// found out nobody asks it again: whoever can go on from a later end could from here.
bool MemoryWalk::canBeCarriedOn(const State &state)
{
    const Program::Node &node = m_program.nodes[state.node];
    if (m_isProbing || !(node.onEmpty.lastOnly || node.onFriend.lastOnly || node.onFoe.lastOnly))
        return false;
    std::set<State> seen = std::exchange(m_seen, {});
    std::vector<State> open = std::exchange(m_open, {});
    m_isProbing = m_looksPast = true;
    travel(state);
    m_looksPast = false;
    walkOn();
    m_isProbing = false;
    m_seen = std::move(seen);
    m_open = std::move(open);
    return std::exchange(m_findsStop, false);
}

void MemoryWalk::enter(std::span<const std::uint32_t> nodes, const State &from)
{
    for (const std::uint32_t node : nodes) {
        const LegConditions &only = m_program.conditions[m_program.nodes[node].only];
        if (!m_guard.mayBegin(only, from.cell))
            continue;
        State state = from;
        state.node = node;
        state.start = from.cell;
        state.before = only.notBack ? std::optional(from.start) : std::nullopt;
        const bool isNew = m_program.nodes[node].isBrief
                           || (m_seen.size() < mostStates && m_seen.insert(state).second);
        if (isNew)
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
        m_carriesOn = false;
        if (m_looked)
            m_looked->push_back(cell);
        if (m_guard.mayEnter(m_program.conditions[m_program.nodes[state.node].only], cell))
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
    const bool carriesOn = canBeCarriedOn(state);
    const auto table = [&] {
        return m_tables[compass.seen(state.orientation, node.own).index()].get();
    };
    const bool mayReturn = !table()->isStraight(state.cell);
    std::set<std::tuple<CellId, OrientationId, int>> been;
    for (int count = 1; count <= most; ++count) {
        const auto link = table()->hop(state.cell);
        if (!link)
            return;
        state.cell = link->to;
        state.orientation = compass.crossed(state.orientation, link->turn);
        if (!m_guard.mayEnter(m_program.conditions[node.only], state.cell))
            return;
        if (m_looked)
            m_looked->push_back(state.cell);
        if (hasChoice)
            state.length = count;
        const int place = most == unlimited ? std::min(count, least) : count;
        if (mayReturn && !been.insert({state.cell, state.orientation, place}).second)
            return;
        const bool goesOn =
            node.way == Way::Any || m_mover.finds(m_position, state.cell) == Occupant::Empty;
        m_carriesOn = carriesOn;
        arrive(state, goesOn && count < most, count >= least);
        if (!goesOn)
            return;
    }
}

void MemoryWalk::arrive(const State &state, bool legGoesOn, bool mayEnd)
{
    static constexpr Program::End nothing;
    const Occupant occupant = m_mover.finds(m_position, state.cell);
    const Program::End &end = mayEnd ? endOn(state, occupant) : nothing;
    const bool goesOn = legGoesOn || !end.then.empty();
    if (m_looksPast && !end.lastOnly)
        return;
    const bool takes = occupant != Occupant::Empty && end.takes();
    if (!takes && !end.becomes) {
        mark(state, end, occupant, goesOn);
        return enter(m_program.at(end.then), state);
    }
    State after = state;
    if (end.becomes)
        after.becomes = end.becomes;
    if (!takes) {
        mark(after, end, occupant, goesOn);
        return enter(m_program.at(end.then), after);
    }
    const Taken man{state.cell, putTo(state, end.effect)};
    // The order matters only to men who are put down again.
    const auto place = m_keepsOrder ? after.taken.end()
                                    : std::lower_bound(after.taken.begin(), after.taken.end(), man);
    after.taken.insert(place, man);
    mark(after, end, occupant, goesOn);
    enter(m_program.at(end.then), after);
}

/// What the leg may do on the cell; nothing if a condition fails there, the man there has been
/// taken before or cannot be pushed.
const Program::End &MemoryWalk::endOn(const State &state, Occupant occupant) const
{
    static constexpr Program::End nothing;
    const Program::Node &node = m_program.nodes[state.node];
    if (!m_guard.mayEnd(m_program.conditions[node.only], state.cell, state.before))
        return nothing;
    if (occupant == Occupant::Empty)
        return node.onEmpty;
    const Program::End &end = occupant == Occupant::Friend ? node.onFriend : node.onFoe;
    if (end.filter != 0 || end.takes()) {
        const auto man = m_position.at(state.cell);
        if (!man || !m_program.admits(end, man->type))
            return nothing;
    }
    const bool isStuck = end.effect == Effect::Push && !putTo(state, end.effect);
    return isStuck || (end.takes() && isTaken(state.taken, state.cell)) ? nothing : end;
}

std::optional<CellId> MemoryWalk::putTo(const State &state, Effect effect) const
{
    if (effect == Effect::Swap)
        return state.start;
    const Program::Node &node = m_program.nodes[state.node];
    if (effect != Effect::Push || node.isAnywhere)
        return std::nullopt;
    return pushedTo(m_board, m_position, m_mover, state.cell, state.orientation, node.own);
}

/// Whether a move that is over here can put down whom it has to; what it does is made where
/// somebody wants to know, or has to.
bool MemoryWalk::hasRoomFor(const State &state, std::optional<MoveOutcome> &outcome) const
{
    const bool putsNobody = state.unloadAt.empty()
                            && std::none_of(state.taken.begin(),
                                            state.taken.end(),
                                            [](const Taken &man) { return man.putTo.has_value(); });
    if (!m_outcomes && putsNobody)
        return true;
    outcome = makeOutcome(state.cell, state.taken, state.unloadAt, state.becomes);
    return hasRoom(*outcome, m_position, m_mover.from);
}

void MemoryWalk::mark(const State &state, const Program::End &end, Occupant occupant, bool goesOn)
{
    const Program::Node &node = m_program.nodes[state.node];
    const bool isOwnCell = state.cell == m_mover.from;
    const bool takes = occupant != Occupant::Empty && end.takes();
    const bool mayStop = end.stop && (!isOwnCell || node.returns) && m_guard.mayStop(state.cell)
                         && !(end.lastOnly && (m_carriesOn || m_looksPast));
    std::optional<MoveOutcome> outcome;
    const bool stops = mayStop && hasRoomFor(state, outcome);
    if (m_isProbing) {
        m_findsStop = m_findsStop || stops;
        return;
    }
    if (stops) {
        markOutcome(*m_reach, state.cell, takes, state.taken);
        if (m_outcomes)
            m_outcomes->insert(std::move(*outcome));
    } else if (occupant == Occupant::Empty && goesOn && !isOwnCell) {
        m_reach->addVia(state.cell, node.depth);
    } else if (occupant != Occupant::Empty && !goesOn) {
        m_reach->add(state.cell, Mark::Blocked);
    }
    if (occupant != Occupant::Empty && !takes && !end.then.empty())
        m_reach->add(state.cell, Mark::Hurdle);
}

} // namespace rookery
