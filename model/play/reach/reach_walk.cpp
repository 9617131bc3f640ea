#include "model/play/reach/reach_walk.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace rookery {

ReachWalk::ReachWalk(const CompiledGame &game,
                     const Program &program,
                     const Position &position,
                     const Mover &mover,
                     Reach &reach,
                     ReachScratch &scratch)
    : m_game(game)
    , m_compass(game.board().compass())
    , m_program(program)
    , m_position(position)
    , m_mover(mover)
    , m_rules(game.board(), program, mover, &position)
    , m_reach(reach)
    , m_scratch(scratch)
{
}

void ReachWalk::run(Rays rays)
{
    m_reach.begin(m_game.board().size());
    m_scratch.left.clear();
    if (m_program.hasFollowers)
        beginEntries();
    begin(m_program.always, rays);
    if (!m_mover.moved)
        begin(m_program.unmoved, rays);
    while (!m_scratch.open.empty()) {
        const ReachScratch::Entry entry = m_scratch.open.back();
        m_scratch.open.pop_back();
        ride(m_program.nodes[entry.node], entry.cell, entry.orientation);
    }
}

void ReachWalk::begin(const Program::Opening &opening, Rays rays)
{
    const Board &board = m_game.board();
    const OrientationId held =
        board.hasCellFacings()
            ? board.held(m_mover.from, m_mover.player, m_compass.orientation(m_program.facing))
            : m_program.facing;
    for (const RayProgram &ray : opening.rays) {
        const StepTable &table = m_game.stepTable(m_compass.seen(held, ray.own));
        const bool isRead = table.isStraight(m_mover.from) && !m_mover.home
                            && (rays == Rays::All || !ray.remembers);
        if (isRead)
            read(ray, table.ray(m_mover.from));
        else
            begin(ray.first, held);
    }
    begin(opening.nodes, held);
}

void ReachWalk::begin(std::span<const std::uint32_t> nodes, OrientationId held)
{
    for (const std::uint32_t node : nodes) {
        if (m_program.nodes[node].remembers)
            m_scratch.left.push_back(node);
        else
            ride(m_program.nodes[node], m_mover.from, held);
    }
}

/// Reads off what all legs that never turn do along their ray.
void ReachWalk::read(const RayProgram &program, std::span<const CellId> ray)
{
    m_scratch.ray.clear();
    RayProgram::States states = program.start;
    bool hasTaken = false;
    for (std::size_t i = 0; i < ray.size() && states != 0; ++i) {
        const CellId cell = ray[i];
        const std::uint8_t kind = m_program.kinds.kind(m_mover.player, m_position.square(cell));
        const RayProgram::Row row = program.step(states, kind);
        m_scratch.ray.push_back({states, kind});
        if (m_scratch.notesLooks)
            m_scratch.looked.push_back(cell);
        if (row.marks != 0)
            m_reach.add(cell, row.marks);
        if (row.viaLeg != 0)
            m_reach.addVia(cell, row.viaLeg);
        hasTaken = hasTaken || row.taking != 0;
        states = row.next;
    }
    if (hasTaken)
        markVictims(program, ray);
}

/// Those are victims after whose capture some walk comes to an end: seen from the last cell back.
void ReachWalk::markVictims(const RayProgram &program, std::span<const CellId> ray)
{
    RayProgram::States ending = 0; ///< that come to an end farther on
    for (std::size_t i = m_scratch.ray.size(); i-- > 0;) {
        const auto [states, kind] = m_scratch.ray[i];
        RayProgram::States endingHere = 0;
        bool isVictim = false;
        for (RayProgram::States left = states; left != 0; left &= left - 1) {
            const RayProgram::Row &row =
                program.row(static_cast<std::size_t>(std::countr_zero(left)), kind);
            isVictim = isVictim || (row.taking & ending) != 0;
            if (row.stops() || (row.next & ending) != 0)
                endingHere |= left & -left;
        }
        if (isVictim)
            m_reach.add(ray[i], Mark::Victim);
        ending = endingHere;
    }
}

void ReachWalk::ride(const Program::Node &node, CellId cell, OrientationId orientation)
{
    if (m_rules.mayBegin(node, cell))
        return;
    const StepTable *table = &m_game.stepTable(m_compass.seen(orientation, node.own));
    if (table->isStraight(cell))
        return rideStraight(node, table->ray(cell), orientation);
    const bool isEndless = node.most == unlimited;
    if (isEndless)
        beginRide();
    for (int count = 1; count <= node.most; ++count) {
        const auto hop = table->hop(cell);
        if (!hop)
            return;
        cell = hop->to;
        if (hop->turn != OrientationId(0)) {
            orientation = m_compass.crossed(orientation, hop->turn);
            table = &m_game.stepTable(m_compass.seen(orientation, node.own));
        }
        if (isEndless && count >= node.least && !firstOnRide(cell, orientation))
            return;
        if (!arrive(node, cell, orientation, count))
            return;
    }
}

void ReachWalk::rideStraight(const Program::Node &node,
                             std::span<const CellId> ray,
                             OrientationId orientation)
{
    if (node.isPlain && !m_mover.home)
        return ridePlainly(node, ray);
    const std::size_t most = std::min(ray.size(), static_cast<std::size_t>(node.most));
    for (std::size_t i = 0; i < most; ++i) {
        if (!arrive(node, ray[i], orientation, static_cast<int>(i) + 1))
            return;
    }
}

void ReachWalk::ridePlainly(const Program::Node &node, std::span<const CellId> ray)
{
    const std::size_t most = std::min(ray.size(), static_cast<std::size_t>(node.most));
    std::size_t way = 0;
    while (way < most && m_mover.finds(m_position, ray[way]) == Occupant::Empty)
        ++way;
    if (m_scratch.notesLooks) {
        const auto looked = ray.first(std::min(way + 1, most));
        m_scratch.looked.insert(m_scratch.looked.end(), looked.begin(), looked.end());
    }
    if (way > 0)
        passPlainly(node, ray.first(way));
    if (way < most) {
        const bool isEnemy = m_mover.finds(m_position, ray[way]) == Occupant::Enemy;
        m_reach.add(ray[way], isEnemy && node.onEnemy.stop ? Mark::Capture : Mark::Blocked);
    }
}

/// Marks the empty cells of such a ride.
void ReachWalk::passPlainly(const Program::Node &node, std::span<const CellId> empty)
{
    const bool isOver = empty.size() == static_cast<std::size_t>(node.most);
    const auto pass = [&](std::span<const CellId> cells) {
        if (node.onEmpty.stop)
            return m_reach.add(cells, Mark::Move);
        for (const CellId cell : cells) {
            const bool leadsOn = !isOver || cell != empty.back();
            if (leadsOn)
                m_reach.addVia(cell, node.depth);
        }
    };
    const auto own = std::find(empty.begin(), empty.end(), m_mover.from);
    pass(empty.first(static_cast<std::size_t>(own - empty.begin())));
    if (own != empty.end())
        pass(empty.subspan(static_cast<std::size_t>(own - empty.begin()) + 1));
}

/// Marks the cell and queues the legs that follow; false where the leg cannot go on.
bool ReachWalk::arrive(const Program::Node &node, CellId cell, OrientationId orientation, int count)
{
    if (m_rules.mayEnter(node, cell))
        return false;
    if (m_scratch.notesLooks)
        m_scratch.looked.push_back(cell);
    const LegArrival arrival = m_rules.arrive(node, cell, count);
    markArrival(
        arrival,
        arrival.mayStop,
        cell == m_mover.from,
        [&](Mark mark) { m_reach.add(cell, mark); },
        [&] { m_reach.addVia(cell, node.depth); });
    for (const std::uint32_t next : m_program.at(arrival.end->then)) {
        if (!m_rules.mayFollow(node, m_program.nodes[next], cell, orientation))
            enter(next, cell, orientation);
    }
    return arrival.passes;
}

/// Without turns every traveller keeps its facing, and one slot per cell is enough.
std::size_t ReachWalk::orientationSlots() const
{
    return m_game.hasTurns() ? m_compass.orientationCount() : 1;
}
std::size_t ReachWalk::slot(OrientationId orientation, CellId cell) const
{
    return (m_game.hasTurns() ? orientation.index() : 0) * m_game.board().size() + cell.index();
}

void ReachWalk::beginEntries()
{
    const std::size_t states = m_program.nodes.size() * orientationSlots() * m_game.board().size();
    if (m_scratch.entered.size() < states || ++m_scratch.entryStamp == 0) {
        m_scratch.entered.assign(std::max(states, m_scratch.entered.size()), 0);
        m_scratch.entryStamp = 1;
    }
}

void ReachWalk::enter(std::uint32_t node, CellId cell, OrientationId orientation)
{
    const std::size_t state =
        node * orientationSlots() * m_game.board().size() + slot(orientation, cell);
    if (m_scratch.entered[state] == m_scratch.entryStamp)
        return;
    m_scratch.entered[state] = m_scratch.entryStamp;
    m_scratch.open.push_back({node, cell, orientation});
}

void ReachWalk::beginRide()
{
    const std::size_t states = orientationSlots() * m_game.board().size();
    if (m_scratch.onRide.size() < states || ++m_scratch.rideStamp == 0) {
        m_scratch.onRide.assign(std::max(states, m_scratch.onRide.size()), 0);
        m_scratch.rideStamp = 1;
    }
}

bool ReachWalk::firstOnRide(CellId cell, OrientationId orientation)
{
    std::uint32_t &stamp = m_scratch.onRide[slot(orientation, cell)];
    return std::exchange(stamp, m_scratch.rideStamp) != m_scratch.rideStamp;
}

} // namespace rookery
