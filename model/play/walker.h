#pragma once

#include "model/board/board.h"
#include "model/movement/movement.h"
#include "model/play/position.h"
#include "model/play/reach.h"

#include <functional>
#include <optional>
#include <span>
#include <vector>

namespace rookery {

/// The piece that is asked about: it need not stand in the position, and it is never in its own way.
struct Mover
{
    CellId from;
    PlayerId player;
    Orientation facing;
    bool moved = false;
};

/// One cell of the way a piece has gone.
struct WalkStep
{
    CellId cell;
    StepId step;               ///< the step on the board that led here
    OrientationId orientation; ///< how the traveller holds the board, now that it is here
    std::size_t movement;      ///< which of the piece's movements
    LegId leg;
    int count; ///< steps of this leg so far, this one included

    friend bool operator==(const WalkStep &, const WalkStep &) = default;
};

/// What became of a walk at its last step.
enum class WalkEvent {
    Move,    ///< the move may end here, on an empty cell
    Capture, ///< the move may end here by capturing
    Pass,    ///< the walk goes on over this empty cell, where the move may not end
    Blocked, ///< the man here ends the walk
};

/// Returns whether to go on walking.
using WalkVisitor = std::function<bool(WalkEvent, std::span<const WalkStep>)>;

/// The reference: follows a piece's legs over the board, link by link, and reports every way it
/// can go. It is written to be obviously right, not fast; everything faster is tested against it.
///
/// A piece has left its own cell, which counts as empty and is not a destination. A walk ends when
/// it would repeat (cell, orientation, leg, heading, place in the leg); in a leg of unlimited range
/// the place stays put once the minimum is met.
void walk(const Board &board,
          const Position &position,
          const Mover &mover,
          std::span<const MovementLegs> movements,
          const WalkVisitor &visit);

/// The marks that such a walk leaves; nothing if it takes more events than allowed, since legs that
/// lead in circles can have more paths than anyone can try.
std::optional<Reach> walkedReach(const Board &board,
                                 const Position &position,
                                 const Mover &mover,
                                 std::span<const MovementLegs> movements,
                                 int mostEvents = 1'000'000);

/// For each leg, its place in the move counted from 1: the least number of legs that lead to it.
std::vector<int> legDepths(const LegGraph &graph);

} // namespace rookery
