#pragma once

#include "model/board/board.h"
#include "model/play/reach/move_outcome.h"
#include "model/play/reach/mover.h"
#include "model/play/reach/program.h"
#include "model/play/reach/reach.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace rookery {

/// The first thing that keeps a trajectory from ending on a cell.
enum class Obstacle {
    NeverLeads,   ///< no trajectory leads there, whatever stands on the board
    OwnCell,      ///< a piece does not end where it started
    Friend,       ///< a piece of the same side stands in the way
    Enemy,        ///< an enemy stands in the way
    FriendThere,  ///< a piece of the same side stands on the cell itself
    MoveOnly,     ///< an enemy stands there and this movement does not capture
    CaptureOnly,  ///< the cell is empty and this movement only captures
    PassesOnly,   ///< the piece passes here and may not stop
    TooFar,       ///< past the leg's range
    TooNear,      ///< before the leg's least number of steps
    HasMoved,     ///< only while unmoved
    NotAtStart,   ///< only from a cell of the setup
    WrongZone,    ///< a leg may only lie otherwise to a zone
    BoardGoesOn,  ///< a leg may only begin where the board ends ahead
    JustLeft,     ///< a leg may not end on the cell that the one before it left
    WrongType,    ///< the piece there is not of a type that the leg is meant for
    AwayFromHome, ///< outside the zone that the piece never leaves
    NoRoom,       ///< a piece that would be put down or pushed has no free cell
    GoesOn,       ///< the move is only over where it cannot be carried on
    NeedsPiece,   ///< a hurdle or a victim is missing on an empty cell
};

/// What forbids something to a leg, if anything does.
struct Ban
{
    std::optional<Obstacle> why = {};
    const ZoneCondition *zone = nullptr; ///< what WrongZone is about

    explicit operator bool() const { return why.has_value(); }
};

/// A piece in the middle of its move: the leg it is taking, and all that the move has done before.
struct Traveller
{
    std::uint32_t node = 0; ///< of the program: the leg in its heading
    CellId cell;
    OrientationId orientation; ///< how it holds the board here
    int count = 0;             ///< steps of this leg so far
    int length = 0;            ///< of the last leg that had a choice; 0 where no leg asks for it
    std::optional<CellId> start = {};  ///< where this leg began
    std::optional<CellId> before = {}; ///< where the leg before it began, if that matters
    std::vector<Taken> taken = {};     ///< in the order of the move
    std::vector<CellId> unloadAt = {}; ///< where the first captured ones are put down again
    std::optional<PieceId> becomes = {};

    friend auto operator<=>(const Traveller &, const Traveller &) = default;
};

/// What it means that a leg has come to a cell.
struct LegArrival
{
    static constexpr Program::End nothing = {};

    Occupant occupant = Occupant::Empty;
    const Program::End *end = &nothing; ///< what the leg does here; nothing where that is forbidden
    bool passes = false;                ///< what stands here does not stop the leg
    bool legGoesOn = false;             ///< and its range goes farther
    bool mayStop = false; ///< the move may be over, as far as the leg and the cell tell
    Ban ban = {};         ///< why the leg may not end here, of a leg that would

    bool takes() const { return occupant != Occupant::Empty && end->takes(); }
    bool goesOn() const { return legGoesOn || !end->then.empty(); }
    /// The piece here is needed to go on, and stays.
    bool hops() const { return occupant != Occupant::Empty && !takes() && !end->then.empty(); }
    void forbid(const Ban &reason)
    {
        ban = reason;
        end = &nothing;
        mayStop = false;
    }
};

/// What one arrival of a leg means, wherever legs are followed: to collect what a piece reaches, to
/// explain why it does not, or to compile faster forms of its movement. Everything else asks this.
///
/// A piece has left its own cell, which counts as empty, and which only legs that return may end
/// on. What the move has taken stands until the move is over, and is not taken again.
class LegRules
{
public:
    /// All of them must live as long. Without a position only what holds in any can be asked.
    LegRules(const Board &board,
             const Program &program,
             const Mover &mover,
             const Position *position = nullptr)
        : m_board(board)
        , m_program(program)
        , m_mover(mover)
        , m_position(position)
    {
    }

    /// What a leg may do on a cell with this occupant after so many steps, whatever cell it is.
    /// `concerns(end)` says whether an end is meant for the piece that stands there.
    template<class Concerns>
    static LegArrival arrivalOf(const Program::Node &node,
                                Occupant occupant,
                                int count,
                                int least,
                                int most,
                                Concerns &&concerns);

    const Program &program() const { return m_program; }
    const Program::Node &node(const Traveller &traveller) const
    {
        return m_program.nodes[traveller.node];
    }
    StepRange steps(const Traveller &traveller) const
    {
        const Program::Node &leg = node(traveller);
        return leg.isAnywhere ? StepRange{} : leg.stepsAfter(traveller.length);
    }
    int least(const Traveller &traveller) const { return steps(traveller).least; }
    int most(const Traveller &traveller) const { return steps(traveller).most; }
    /// Steps of a leg without end are told apart only until it may end.
    int place(const Traveller &traveller) const
    {
        const bool isEndless = most(traveller) == unlimited;
        return isEndless ? std::min(traveller.count, least(traveller)) : traveller.count;
    }

    /// The piece before it moves.
    Traveller atStart() const;
    /// Begins a leg where the traveller has got to, unless something forbids it.
    Ban begin(Traveller &traveller, std::uint32_t node) const;
    /// Takes a step of its leg to a cell, unless something forbids it.
    Ban enter(Traveller &traveller, CellId cell, OrientationId orientation) const;
    /// The same along the board's own link; false if there is none, or the cell may not be entered.
    bool step(Traveller &traveller) const;

    Ban mayBegin(const Program::Node &node, CellId cell) const;
    /// Whether a leg may follow one that has come to a cell so, as far as the board tells.
    Ban mayFollow(const Program::Node &before,
                  const Program::Node &node,
                  CellId cell,
                  OrientationId orientation) const;
    /// Whether a leg may end the move on this cell, if it should be the one where it began.
    bool mayStopOn(const Program::Node &node, CellId cell) const
    {
        return cell != m_mover.from || node.returns;
    }
    /// Whether it matters in which order pieces are taken: only to those that are put down again.
    bool mindsOrder() const;
    /// Whether the piece's home lets a move be over on this cell. A leg may end elsewhere.
    bool isHome(CellId cell) const { return !m_mover.home || isInside(*m_mover.home, cell, true); }
    Ban mayEnter(const Program::Node &node, CellId cell) const
    {
        return node.only == 0 ? Ban{} : brokenWithin(m_program.conditions[node.only], cell);
    }

    /// In the position, of a leg for which nothing matters that the move has done before.
    LegArrival arrive(const Program::Node &node, CellId cell, int count) const;
    /// In the position.
    LegArrival arrive(const Traveller &traveller) const;
    /// In any position with such a piece on the cell, whatever its type.
    LegArrival arrive(const Traveller &traveller, Occupant occupant) const;

    /// Adds to the traveller what its leg does where it has arrived.
    void take(Traveller &traveller, const LegArrival &arrival) const;

private:
    static Ban brokenBy(const LegConditions &only, auto breaks);
    Ban brokenWithin(const LegConditions &only, CellId cell) const;
    Ban mayEnd(const LegConditions &only, CellId cell, std::optional<CellId> before) const;
    bool isInside(ZoneId zone, CellId cell, bool ifUnknown) const;
    bool concerns(const Program::End &end, CellId cell) const;
    std::optional<CellId> putTo(const Traveller &traveller, Effect effect) const;
    void judgeCell(LegArrival &arrival,
                   const Program::Node &node,
                   CellId cell,
                   std::optional<CellId> before) const;
    void judgeTaking(LegArrival &arrival, const Traveller &traveller) const;
    template<class Concerns>
    LegArrival arrive(const Traveller &traveller, Occupant occupant, Concerns &&concerns) const;

    const Board &m_board;
    const Program &m_program;
    const Mover &m_mover;
    const Position *m_position;
};

template<class Concerns>
LegArrival LegRules::arrivalOf(const Program::Node &node,
                               Occupant occupant,
                               int count,
                               int least,
                               int most,
                               Concerns &&concerns)
{
    LegArrival arrival;
    arrival.occupant = occupant;
    arrival.passes = occupant == Occupant::Empty || node.way == Way::Any;
    arrival.legGoesOn = arrival.passes && count < most;
    const Program::End &end = node.endOn(occupant);
    if (count < least)
        arrival.forbid({Obstacle::TooNear});
    else if (occupant != Occupant::Empty && !concerns(end))
        arrival.forbid({Obstacle::WrongType});
    else
        arrival.end = &end;
    arrival.mayStop = arrival.end->stop;
    return arrival;
}

/// The marks that an arrival leaves on its cell; `isOver`: a move is over there.
template<class Add, class Pass>
void markArrival(const LegArrival &arrival, bool isOver, bool isOwnCell, Add &&add, Pass &&pass)
{
    const bool isEmpty = arrival.occupant == Occupant::Empty;
    if (isOver)
        add(arrival.takes() ? Mark::Capture : Mark::Move);
    else if (isEmpty && arrival.goesOn() && !isOwnCell)
        pass();
    else if (!isEmpty && !arrival.goesOn())
        add(Mark::Blocked);
    if (arrival.hops())
        add(Mark::Hurdle);
}

/// Whether every piece that the move puts down, the mover included, has a cell for itself.
bool hasRoom(const MoveOutcome &outcome, const Position &position, CellId from);

} // namespace rookery
