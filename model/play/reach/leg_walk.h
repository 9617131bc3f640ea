#pragma once

#include "model/design/limits.h"
#include "model/play/reach/leg_rules.h"
#include "model/play/reach/reach.h"
#include "model/play/reach/step_table.h"

#include <functional>
#include <memory>
#include <set>
#include <span>
#include <vector>

namespace rookery {

/// Walks a program whose legs depend on what the move has done before: on pieces captured on the
/// way, on the length of an earlier leg. It searches the states a walk can begin a leg in, each
/// once.
///
/// The number of states can grow with every set of pieces that can be captured, so that it stops
/// after so many (limits::walkStates); no piece known from a game comes near it.
class LegWalk
{
public:
    /// Called with every arrival, what it does included; `stops`: a move may be over there. Its
    /// return value says whether to go on.
    using Visit = std::function<bool(const Traveller &, const LegArrival &, bool stops)>;

    /// The board's links are followed one by one. All of them must live as long.
    LegWalk(const Board &board,
            const Program &program,
            const Position &position,
            const Mover &mover);
    /// Faster: with a table for each step that the program can take.
    LegWalk(const Board &board,
            const Program &program,
            const Position &position,
            const Mover &mover,
            std::span<const std::shared_ptr<const StepTable>> tables);

    /// Adds every cell at whose occupant the walk looks, some of them twice. Pieces that are pushed
    /// or put down elsewhere look at cells besides.
    void noteLooks(std::vector<CellId> &looked) { m_looked = &looked; }
    /// Fewer states than usual, of all that is run from now on.
    void allow(std::size_t states);
    /// How many have been gone through.
    std::size_t used() const { return m_used; }
    /// Shows every arrival, with the pieces taken in the order of the move: what takes the same
    /// pieces in two orders is shown twice.
    void showEach(Visit visit);

    /// Marks and, if they are wanted, outcomes of all moves that begin with one of these nodes;
    /// both are added to. False if the visitor had enough, or there were too many states.
    bool run(Reach &reach,
             std::span<const std::uint32_t> first,
             std::set<MoveOutcome> *outcomes = nullptr);
    /// Of all moves of the piece.
    bool run(Reach &reach, std::set<MoveOutcome> *outcomes = nullptr);

private:
    void walkOn();
    bool canBeCarriedOn(const Traveller &traveller);
    void enter(std::span<const std::uint32_t> nodes, const Traveller &from);
    void leapAnywhere(const Traveller &traveller);
    void travel(Traveller traveller);
    bool step(Traveller &traveller, const StepTable *table) const;
    const StepTable *table(const Traveller &traveller) const;
    bool arrive(const Traveller &traveller, bool carriesOn);
    void goOn(const Traveller &after, const LegArrival &arrival, bool carriesOn);
    bool hasRoomFor(const Traveller &traveller, std::optional<MoveOutcome> &outcome) const;
    void mark(const Traveller &traveller, const LegArrival &arrival, bool carriesOn);

    const Board &m_board;
    std::span<const std::shared_ptr<const StepTable>> m_tables;
    const Program &m_program;
    const Position &m_position;
    const Mover &m_mover;
    LegRules m_rules;
    bool m_keepsOrder;
    Visit m_visit;
    Reach *m_reach = nullptr;
    std::set<MoveOutcome> *m_outcomes = nullptr;
    std::vector<CellId> *m_looked = nullptr;
    std::size_t m_most = limits::walkStates;
    std::size_t m_used = 0;     ///< states, those of probes included
    std::size_t m_arrivals = 0; ///< of states that are not brief, and of others
    std::set<Traveller> m_seen;
    std::vector<Traveller> m_open;
    bool m_isFull = false;    ///< something was left out
    bool m_isGivenUp = false; ///< the visitor has had enough
    bool m_isProbing = false; ///< for an end, and nothing else
    bool m_findsStop = false;
    bool m_looksPast = false; ///< the leg being travelled: its own ends are not what is looked for
};

/// The marks of such a piece; nothing if legs lead in circles so that there are too many states.
/// Compiles its movements for this one question.
std::optional<Reach> reachOf(const Board &board,
                             const Position &position,
                             const Mover &mover,
                             std::span<const MovementLegs> movements);

} // namespace rookery
