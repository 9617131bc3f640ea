#include "model/play/reach/leg_walk.h"

#include <algorithm>
#include <tuple>
#include <utility>

namespace rookery {

namespace {

/// So many cells a walk may come by, and so many more for each state it may go through.
constexpr std::size_t fewArrivals = 100'000;
constexpr std::size_t arrivalsToAState = 20;

} // namespace

LegWalk::LegWalk(const Board &board,
                 const Program &program,
                 const Position &position,
                 const Mover &mover)
    : LegWalk(board, program, position, mover, {})
{
}

LegWalk::LegWalk(const Board &board,
                 const Program &program,
                 const Position &position,
                 const Mover &mover,
                 std::span<const std::shared_ptr<const StepTable>> tables)
    : m_board(board)
    , m_tables(tables)
    , m_program(program)
    , m_position(position)
    , m_mover(mover)
    , m_rules(board, program, mover, &position)
    , m_keepsOrder(m_rules.mindsOrder())
{
}

void LegWalk::showEach(Visit visit)
{
    m_visit = std::move(visit);
    m_keepsOrder = true;
}

void LegWalk::allow(std::size_t states)
{
    m_most = std::min(states, limits::walkStates);
}

bool LegWalk::run(Reach &reach,
                  std::span<const std::uint32_t> first,
                  std::set<MoveOutcome> *outcomes)
{
    m_reach = &reach;
    m_outcomes = outcomes;
    enter(first, m_rules.atStart());
    walkOn();
    return !m_isFull && !m_isGivenUp;
}

bool LegWalk::run(Reach &reach, std::set<MoveOutcome> *outcomes)
{
    const bool isWhole = run(reach, m_program.at(m_program.firstAlways), outcomes);
    return isWhole && (m_mover.moved || run(reach, m_program.at(m_program.firstUnmoved), outcomes));
}

void LegWalk::walkOn()
{
    while (!m_open.empty() && !m_findsStop && !m_isGivenUp && !m_isFull) {
        Traveller traveller = std::move(m_open.back());
        m_open.pop_back();
        if (m_rules.node(traveller).isAnywhere)
            leapAnywhere(traveller);
        else
            travel(std::move(traveller));
    }
}

/// Whether a leg that is only over at last can be carried on from one of its ends. While that is
/// found out it is not asked again: what can go on from a later end could from here.
bool LegWalk::canBeCarriedOn(const Traveller &traveller)
{
    if (m_isProbing || !isOverOnlyAtLast(m_rules.node(traveller)))
        return false;
    std::set<Traveller> seen = std::exchange(m_seen, {});
    std::vector<Traveller> open = std::exchange(m_open, {});
    m_isProbing = m_looksPast = true;
    travel(traveller);
    m_looksPast = false;
    walkOn();
    m_isProbing = false;
    m_seen = std::move(seen);
    m_open = std::move(open);
    return std::exchange(m_findsStop, false);
}

void LegWalk::enter(std::span<const std::uint32_t> nodes, const Traveller &from)
{
    for (const std::uint32_t node : nodes) {
        Traveller traveller = from;
        if (m_rules.begin(traveller, node))
            continue;
        const bool isBrief = m_program.nodes[node].isBrief && !m_visit;
        if (!isBrief && !m_seen.insert(traveller).second)
            continue;
        m_used += isBrief ? 0 : 1;
        m_isFull = m_isFull || m_used > m_most;
        m_open.push_back(std::move(traveller));
    }
}

void LegWalk::leapAnywhere(const Traveller &traveller)
{
    for (const CellId cell : m_board.cells()) {
        if (cell == traveller.cell)
            continue;
        Traveller there = traveller;
        const Ban ban = m_rules.enter(there, cell, there.orientation);
        if (m_looked)
            m_looked->push_back(cell);
        if (!ban)
            arrive(there, false);
    }
}

void LegWalk::travel(Traveller traveller)
{
    const int most = m_rules.most(traveller);
    const bool carriesOn = canBeCarriedOn(traveller);
    const StepTable *first = table(traveller);
    const bool mayReturn = !first || !first->isStraight(traveller.cell);
    std::set<std::tuple<CellId, OrientationId, int>> been;
    for (int count = 1; count <= most; ++count) {
        if (!step(traveller, table(traveller)))
            return;
        if (m_looked)
            m_looked->push_back(traveller.cell);
        const std::tuple state(traveller.cell, traveller.orientation, m_rules.place(traveller));
        if (mayReturn && !been.insert(state).second)
            return;
        if (!arrive(traveller, carriesOn))
            return;
    }
}

const StepTable *LegWalk::table(const Traveller &traveller) const
{
    const StepId own = m_rules.node(traveller).own;
    return m_tables.empty()
               ? nullptr
               : m_tables[m_board.compass().seen(traveller.orientation, own).index()].get();
}

bool LegWalk::step(Traveller &traveller, const StepTable *table) const
{
    if (!table)
        return m_rules.step(traveller);
    const auto link = table->hop(traveller.cell);
    return link
           && !m_rules.enter(
               traveller, link->to, m_board.compass().crossed(traveller.orientation, link->turn));
}

/// Whatever may happen on the cell; whether the leg may go on beyond it.
bool LegWalk::arrive(const Traveller &traveller, bool carriesOn)
{
    m_isFull = m_isFull || ++m_arrivals > fewArrivals + arrivalsToAState * m_most;
    if (m_isFull)
        return false;
    const LegArrival arrival = m_rules.arrive(traveller);
    if (m_looksPast && !arrival.end->lastOnly)
        return arrival.passes;
    if (!arrival.takes() && !arrival.end->becomes) {
        goOn(traveller, arrival, carriesOn);
        return arrival.passes;
    }
    Traveller after = traveller;
    m_rules.take(after, arrival);
    if (arrival.takes() && !m_keepsOrder) {
        const auto last = after.taken.end() - 1;
        std::rotate(std::lower_bound(after.taken.begin(), last, *last), last, after.taken.end());
    }
    goOn(after, arrival, carriesOn);
    return arrival.passes;
}

void LegWalk::goOn(const Traveller &after, const LegArrival &arrival, bool carriesOn)
{
    mark(after, arrival, carriesOn);
    enter(m_program.at(arrival.end->then), after);
}

/// Whether a move that is over here can put down what it has to; what it does is made where that is
/// wanted, or needed.
bool LegWalk::hasRoomFor(const Traveller &traveller, std::optional<MoveOutcome> &outcome) const
{
    const bool putsNothing =
        traveller.unloadAt.empty()
        && std::none_of(traveller.taken.begin(), traveller.taken.end(), [](const Taken &piece) {
               return piece.putTo.has_value();
           });
    if (!m_outcomes && putsNothing)
        return true;
    outcome = makeOutcome(traveller.cell, traveller.taken, traveller.unloadAt, traveller.becomes);
    return hasRoom(*outcome, m_position, m_mover.from);
}

void LegWalk::mark(const Traveller &traveller, const LegArrival &arrival, bool carriesOn)
{
    const bool mayStop = arrival.mayStop && !(arrival.end->lastOnly && (carriesOn || m_looksPast));
    std::optional<MoveOutcome> outcome;
    const bool stops = mayStop && hasRoomFor(traveller, outcome);
    if (m_isProbing) {
        m_findsStop = m_findsStop || stops;
        return;
    }
    if (m_visit)
        m_isGivenUp = m_isGivenUp || !m_visit(traveller, arrival, stops);
    if (stops)
        markOutcome(*m_reach, traveller.cell, arrival.takes(), traveller.taken);
    if (stops && m_outcomes)
        m_outcomes->insert(std::move(*outcome));
    markArrival(
        arrival,
        stops,
        traveller.cell == m_mover.from,
        [&](Mark mark) { m_reach->add(traveller.cell, mark); },
        [&] { m_reach->addVia(traveller.cell, m_rules.node(traveller).depth); });
}

std::optional<Reach> reachOf(const Board &board,
                             const Position &position,
                             const Mover &mover,
                             std::span<const MovementLegs> movements)
{
    const Program program = compileProgram(movements, board.compass(), mover.facing);
    Reach reach;
    reach.begin(board.size());
    if (!LegWalk(board, program, position, mover).run(reach))
        return std::nullopt;
    return reach;
}

} // namespace rookery
