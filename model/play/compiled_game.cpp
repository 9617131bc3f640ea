#include "model/play/compiled_game.h"

#include "model/movement/imitation.h"
#include "model/play/design_board.h"
#include "model/play/memory_walk.h"

#include <algorithm>

namespace rookery {

/// Answers one question by walking a program over the step tables.
class ReachWalk
{
public:
    ReachWalk(const CompiledGame &game,
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
        , m_guard(mover)
        , m_reach(reach)
        , m_scratch(scratch)
    {
    }

    void run()
    {
        m_reach.begin(m_game.board().size());
        if (m_program.hasFollowers)
            beginEntries();
        start(m_program.firstAlways);
        if (!m_mover.moved)
            start(m_program.firstUnmoved);
        while (!m_scratch.open.empty()) {
            const ReachScratch::Entry entry = m_scratch.open.back();
            m_scratch.open.pop_back();
            ride(m_program.nodes[entry.node], entry.cell, entry.orientation);
        }
    }

private:
    void start(Program::Range first)
    {
        const Board &board = m_game.board();
        const OrientationId held =
            board.hasCellFacings()
                ? board.held(m_mover.from, m_mover.player, m_compass.orientation(m_program.facing))
                : m_program.facing;
        for (const std::uint32_t node : m_program.at(first))
            ride(m_program.nodes[node], m_mover.from, held);
    }

    void ride(const Program::Node &node, CellId cell, OrientationId orientation)
    {
        if (node.only != 0 && !m_guard.mayBegin(m_program.conditions[node.only], cell))
            return;
        const StepTable *table =
            m_game.m_tables[m_compass.seen(orientation, node.own).index()].get();
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
                table = m_game.m_tables[m_compass.seen(orientation, node.own).index()].get();
            }
            if (isEndless && count >= node.least && !firstOnRide(cell, orientation))
                return;
            if (!arrive(node, cell, orientation, count))
                return;
        }
    }

    void
    rideStraight(const Program::Node &node, std::span<const CellId> ray, OrientationId orientation)
    {
        const std::size_t most = std::min(ray.size(), static_cast<std::size_t>(node.most));
        for (std::size_t i = 0; i < most; ++i) {
            if (!arrive(node, ray[i], orientation, static_cast<int>(i) + 1))
                return;
        }
    }

    /// Marks the cell and queues the legs that follow; false where the leg cannot go on.
    bool arrive(const Program::Node &node, CellId cell, OrientationId orientation, int count)
    {
        if (node.only != 0 && !m_guard.mayEnter(m_program.conditions[node.only], cell))
            return false;
        if (m_scratch.notesLooks)
            m_scratch.looked.push_back(cell);
        const Occupant occupant = m_mover.finds(m_position, cell);
        const bool passes = occupant == Occupant::Empty || node.way == Way::Any;
        const Program::End &end = endOn(node, cell, occupant, count);
        const bool goesOn = (passes && count < node.most) || !end.then.empty();
        if (end.stop && (cell != m_mover.from || node.returns) && m_guard.mayStop(cell))
            m_reach.add(cell, end.takes() ? Mark::Capture : Mark::Move);
        else if (occupant == Occupant::Empty && goesOn && cell != m_mover.from)
            m_reach.addVia(cell, node.depth);
        else if (occupant != Occupant::Empty && !goesOn)
            m_reach.add(cell, Mark::Blocked);
        if (occupant != Occupant::Empty && !end.takes() && !end.then.empty())
            m_reach.add(cell, Mark::Hurdle);
        for (const std::uint32_t next : m_program.at(end.then))
            enter(next, cell, orientation);
        return passes;
    }

    /// What the leg may do on the cell; nothing too near, or where a condition fails.
    const Program::End &
    endOn(const Program::Node &node, CellId cell, Occupant occupant, int count) const
    {
        static constexpr Program::End nothing;
        if (count < node.least)
            return nothing;
        if (node.only != 0 && !m_guard.mayEnd(m_program.conditions[node.only], cell, std::nullopt))
            return nothing;
        if (occupant == Occupant::Empty)
            return node.onEmpty;
        const Program::End &end = occupant == Occupant::Foe ? node.onFoe : node.onFriend;
        if (end.filter == 0 && (occupant == Occupant::Foe || !end.takes()))
            return end;
        const auto man = m_position.at(cell);
        return man && m_program.admits(end, man->type) ? end : nothing;
    }

    /// Without turns every traveller keeps its facing, and one slot per cell is enough.
    std::size_t orientationSlots() const
    {
        return m_game.m_hasTurns ? m_compass.orientationCount() : 1;
    }
    std::size_t slot(OrientationId orientation, CellId cell) const
    {
        return (m_game.m_hasTurns ? orientation.index() : 0) * m_game.board().size() + cell.index();
    }

    void beginEntries()
    {
        const std::size_t states =
            m_program.nodes.size() * orientationSlots() * m_game.board().size();
        if (m_scratch.entered.size() < states || ++m_scratch.entryStamp == 0) {
            m_scratch.entered.assign(std::max(states, m_scratch.entered.size()), 0);
            m_scratch.entryStamp = 1;
        }
    }

    void enter(std::uint32_t node, CellId cell, OrientationId orientation)
    {
        const std::size_t state =
            node * orientationSlots() * m_game.board().size() + slot(orientation, cell);
        if (m_scratch.entered[state] == m_scratch.entryStamp)
            return;
        m_scratch.entered[state] = m_scratch.entryStamp;
        m_scratch.open.push_back({node, cell, orientation});
    }

    void beginRide()
    {
        const std::size_t states = orientationSlots() * m_game.board().size();
        if (m_scratch.onRide.size() < states || ++m_scratch.rideStamp == 0) {
            m_scratch.onRide.assign(std::max(states, m_scratch.onRide.size()), 0);
            m_scratch.rideStamp = 1;
        }
    }

    bool firstOnRide(CellId cell, OrientationId orientation)
    {
        std::uint32_t &stamp = m_scratch.onRide[slot(orientation, cell)];
        return std::exchange(stamp, m_scratch.rideStamp) != m_scratch.rideStamp;
    }

    const CompiledGame &m_game;
    const Compass &m_compass;
    const Program &m_program;
    const Position &m_position;
    const Mover &m_mover;
    LegGuard m_guard;
    Reach &m_reach;
    ReachScratch &m_scratch;
};

CompiledGame::CompiledGame(const Design &design,
                           const CompiledGame *previous,
                           std::shared_ptr<const Board> board)
    : m_board(board ? std::move(board) : designBoard(design, previous ? previous->m_board : nullptr))
    , m_pieces(design.pieces)
    , m_rules(design.rules)
    , m_setup(design.setup)
    , m_players(design.rules->players.size())
    , m_royals(royalTypes(design))
{
    // Pieces that start from such a cell hold the board otherwise than their programs' facing.
    m_hasTurns = m_board->hasCellFacings();
    const bool sameBoard = previous && previous->m_board == m_board;
    const bool sameZones = sameBoard && previous->m_rules->players == m_rules->players;
    m_zones = sameZones ? previous->m_zones
                        : std::make_shared<const ZoneMap>(*m_board, m_rules->facings());
    compilePrograms(design, sameBoard ? previous : nullptr);
    compileImitators(design, sameBoard ? previous : nullptr);
}

void CompiledGame::compilePrograms(const Design &design, const CompiledGame *previous)
{
    m_tables.resize(m_board->compass().stepCount());
    const bool samePlayers = previous && previous->m_rules->players == m_rules->players
                             && previous->m_royals == m_royals;
    for (std::size_t i = 0; i < design.pieces->types.size(); ++i) {
        const PieceType &type = design.pieces->types[i];
        const bool isOld = samePlayers && i < previous->m_pieces->types.size()
                           && previous->m_pieces->types[i].moves == type.moves
                           && type.imitates.empty()
                           && previous->m_pieces->types[i].imitates.empty();
        std::vector<MovementLegs> legs;
        if (!isOld)
            legs = legsOf(type, design);
        for (const PlayerId player : IdRange<PlayerId>(m_players)) {
            if (isOld)
                m_programs.push_back(previous->m_programs[i * m_players + player.index()]);
            else
                m_programs.push_back(std::make_shared<const Program>(compileProgram(
                    legs, m_board->compass(), m_rules->players[player.index()].facing)));
            addTables(*m_programs.back(), previous);
        }
    }
}

void CompiledGame::compileImitators(const Design &design, const CompiledGame *previous)
{
    for (const PieceId imitator : IdRange<PieceId>(design.pieces->types.size())) {
        const PieceType &type = (*design.pieces)[imitator];
        const auto imitations = imitationsOf(type);
        const bool followsLast =
            std::any_of(imitations.begin(), imitations.end(), [](const Imitation &imitation) {
                return !imitation.type;
            });
        for (const PieceId last : IdRange<PieceId>(followsLast ? design.pieces->types.size() : 0)) {
            const auto legs = legsOf(type, design, last);
            for (const PlayerId player : IdRange<PlayerId>(m_players)) {
                auto program = std::make_shared<const Program>(
                    compileProgram(legs, m_board->compass(), (*m_rules)[player].facing));
                addTables(*program, previous);
                m_imitators.emplace(std::tuple(imitator, last, player), std::move(program));
            }
        }
    }
}

const Program &CompiledGame::program(const Position &position, const Man &man) const
{
    const auto last = position.state().lastMoved;
    const auto found = last && !m_imitators.empty() ? m_imitators.find({man.type, *last, man.owner})
                                                    : m_imitators.end();
    return found == m_imitators.end() ? program(man.type, man.owner) : *found->second;
}

void CompiledGame::addTables(const Program &program, const CompiledGame *previous)
{
    const Compass &compass = m_board->compass();
    const auto add = [&](StepId step) {
        auto &table = m_tables[step.index()];
        if (table)
            return;
        table = previous ? previous->m_tables[step.index()] : nullptr;
        if (!table)
            table = std::make_shared<const StepTable>(*m_board, step);
        m_hasTurns = m_hasTurns || table->hasTurns();
    };
    for (const Program::Node &node : program.nodes)
        add(compass.seen(program.facing, node.own));
    // Where a link turns the traveller it can come to hold the board in any way.
    if (!m_hasTurns)
        return;
    for (const Program::Node &node : program.nodes) {
        for (const OrientationId orientation : IdRange<OrientationId>(compass.orientationCount()))
            add(compass.seen(orientation, node.own));
    }
}

void CompiledGame::reach(const Position &position,
                         CellId from,
                         const Man &man,
                         Reach &reach,
                         ReachScratch &scratch) const
{
    const Program &moves = program(position, man);
    const Mover mover = moverOf(from, man, *m_board, *m_zones, *m_pieces, *m_rules, *m_setup);
    if (moves.needsMemory) {
        reach.begin(m_board->size());
        MemoryWalk walk(*m_board, m_tables, moves, position, mover);
        if (scratch.notesLooks)
            walk.noteLooks(scratch.looked);
        return walk.run(reach);
    }
    ReachWalk(*this, moves, position, mover, reach, scratch).run();
}

void CompiledGame::outcomes(const Position &position,
                            CellId from,
                            const Man &man,
                            std::vector<MoveOutcome> &outcomes,
                            Reach &reach,
                            ReachScratch &scratch) const
{
    outcomes.clear();
    if (program(position, man).needsMemory) {
        std::set<MoveOutcome> found;
        remember(position, from, man, reach, found);
        outcomes.assign(found.begin(), found.end());
        return;
    }
    this->reach(position, from, man, reach, scratch);
    for (const CellId to : reach.touched()) {
        if (reach.has(to, Mark::Capture))
            outcomes.push_back({to, {{to, std::nullopt}}});
        else if (reach.has(to, Mark::Move))
            outcomes.push_back({to, {}});
    }
    std::sort(outcomes.begin(), outcomes.end());
}

void CompiledGame::remember(const Position &position,
                            CellId from,
                            const Man &man,
                            Reach &reach,
                            std::set<MoveOutcome> &outcomes) const
{
    reach.begin(m_board->size());
    const Mover mover = moverOf(from, man, *m_board, *m_zones, *m_pieces, *m_rules, *m_setup);
    MemoryWalk(*m_board, m_tables, program(position, man), position, mover).run(reach, &outcomes);
}

} // namespace rookery
