#pragma once

#include "model/play/move_outcome.h"
#include "model/play/program.h"
#include "model/play/reach.h"
#include "model/play/step_table.h"
#include "model/play/walker.h"

#include <memory>
#include <set>
#include <span>
#include <vector>

namespace rookery {

/// Walks a program whose legs depend on what the move has done before: on men captured on the way,
/// on the length of an earlier leg. It searches the states a walk can begin a leg in, each once.
///
/// The number of states can grow with every set of men that can be captured, so that it stops after
/// `mostStates`; no piece known from a game comes near it.
class MemoryWalk
{
public:
    static constexpr std::size_t mostStates = 50'000;

    /// A table for each step that the program can take.
    MemoryWalk(const Board &board,
               std::span<const std::shared_ptr<const StepTable>> tables,
               const Program &program,
               const Position &position,
               const Mover &mover);

    /// Adds every cell at whose occupant the walk looks, some of them twice. Men who are pushed or
    /// put down elsewhere look at cells besides.
    void noteLooks(std::vector<CellId> &looked) { m_looked = &looked; }

    /// Marks and, if they are wanted, outcomes of all moves that begin with one of these nodes;
    /// both are added to.
    void run(Reach &reach,
             std::span<const std::uint32_t> first,
             std::set<MoveOutcome> *outcomes = nullptr);

private:
    struct State
    {
        std::uint32_t node;
        CellId cell;
        OrientationId orientation;
        int length = 0;               ///< of the last leg that had a choice
        CellId start;                 ///< where this leg began
        std::optional<CellId> before; ///< where the leg before it began, if that matters
        std::vector<Taken> taken;
        std::vector<CellId> unloadAt;
        std::optional<PieceId> becomes;

        friend auto operator<=>(const State &, const State &) = default;
    };

    void walkOn();
    bool canBeCarriedOn(const State &state);
    void enter(std::span<const std::uint32_t> nodes, const State &from);
    void leapAnywhere(const State &state);
    void travel(State state);
    void arrive(const State &state, bool legGoesOn, bool mayEnd);
    const Program::End &endOn(const State &state, Occupant occupant) const;
    std::optional<CellId> putTo(const State &state, Effect effect) const;
    bool hasRoomFor(const State &state, std::optional<MoveOutcome> &outcome) const;
    void mark(const State &state, const Program::End &end, Occupant occupant, bool goesOn);

    const Board &m_board;
    std::span<const std::shared_ptr<const StepTable>> m_tables;
    const Program &m_program;
    const Position &m_position;
    const Mover &m_mover;
    LegGuard m_guard;
    bool m_keepsOrder;
    Reach *m_reach = nullptr;
    std::set<MoveOutcome> *m_outcomes = nullptr;
    std::vector<CellId> *m_looked = nullptr;
    std::set<State> m_seen;
    std::vector<State> m_open;
    bool m_isProbing = false; ///< for an end, and nothing else
    bool m_findsStop = false;
    bool m_looksPast = false; ///< the leg being travelled: its own ends are not what is looked for
    bool m_carriesOn = false; ///< so that this leg must not be over where that is only at last
};

} // namespace rookery
