#include "model/play/reach/compiled_game.h"

#include "model/base/message.h"
#include "model/design/limits.h"
#include "model/movement/imitation.h"
#include "model/play/reach/design_board.h"
#include "model/play/reach/leg_walk.h"
#include "model/play/reach/reach_walk.h"

#include <algorithm>

namespace rookery {

CompiledGame::CompiledGame(const Design &design,
                           const CompiledGame *previous,
                           std::shared_ptr<const Board> board)
    : m_board(board ? std::move(board)
                    : designBoard(design, previous ? previous->m_board : nullptr))
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

const Program &CompiledGame::program(const Position &position, const Piece &piece) const
{
    const auto last = position.state().lastMoved;
    const auto found = last && !m_imitators.empty()
                           ? m_imitators.find({piece.type, *last, piece.owner})
                           : m_imitators.end();
    return found == m_imitators.end() ? program(piece.type, piece.owner) : *found->second;
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
    // Where a link turns the traveller it can come to hold the board in any orientation.
    if (!m_hasTurns)
        return;
    for (const Program::Node &node : program.nodes) {
        for (const OrientationId orientation : IdRange<OrientationId>(compass.orientationCount()))
            add(compass.seen(orientation, node.own));
    }
}

void CompiledGame::reach(const Position &position,
                         CellId from,
                         const Piece &piece,
                         Reach &reach,
                         ReachScratch &scratch) const
{
    const Program &moves = program(position, piece);
    const Mover mover = this->mover(from, piece);
    ReachWalk(*this, moves, position, mover, reach, scratch).run(ReachWalk::Rays::All);
    if (!scratch.left.empty())
        walk(moves, position, mover, reach, scratch, nullptr);
}

/// What is left to a walk with memory.
void CompiledGame::walk(const Program &moves,
                        const Position &position,
                        const Mover &mover,
                        Reach &reach,
                        ReachScratch &scratch,
                        std::set<MoveOutcome> *outcomes) const
{
    LegWalk walk(*m_board, moves, position, mover, m_tables);
    if (scratch.notesLooks)
        walk.noteLooks(scratch.looked);
    walk.allow(scratch.walkStates);
    if (!walk.run(reach, scratch.left, outcomes))
        scratch.isCut = true;
    scratch.walkStates -= std::min(scratch.walkStates, walk.used());
}

Message CompiledGame::cutMessage(PieceId type, CellId from) const
{
    return Message("the moves of '{piece}' from {cell} branch more than {most} times, so that not "
                   "all of them were found",
                   {{"piece", (*m_pieces)[type].name},
                    {"cell", cellArgument(*m_board, from)},
                    {"most", limits::walkStates}});
}

void CompiledGame::outcomes(const Position &position,
                            CellId from,
                            const Piece &piece,
                            std::vector<MoveOutcome> &outcomes,
                            Reach &reach,
                            ReachScratch &scratch) const
{
    outcomes.clear();
    const Program &moves = program(position, piece);
    const Mover mover = this->mover(from, piece);
    ReachWalk(*this, moves, position, mover, reach, scratch).run(ReachWalk::Rays::WithoutMemory);
    for (const CellId to : reach.touched()) {
        if (reach.has(to, Mark::Capture))
            outcomes.push_back({to, {{to, std::nullopt}}});
        else if (reach.has(to, Mark::Move))
            outcomes.push_back({to, {}});
    }
    if (scratch.left.empty()) {
        std::sort(outcomes.begin(), outcomes.end());
        return;
    }
    std::set<MoveOutcome> found(outcomes.begin(), outcomes.end());
    walk(moves, position, mover, reach, scratch, &found);
    outcomes.assign(found.begin(), found.end());
}

} // namespace rookery
