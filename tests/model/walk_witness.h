#pragma once

#include "model/board/board.h"
#include "model/movement/movement.h"
#include "model/play/reach/mover.h"
#include "model/play/reach/reach.h"
#include "model/play/reach/trace.h"

#include <functional>
#include <optional>
#include <span>
#include <vector>

namespace rookery {

/// What became of a walk at its last step.
enum class WalkEvent {
    Move,    ///< the move may end here, on an empty cell
    Capture, ///< the move may end here by capturing
    Pass,    ///< the walk goes on over this empty cell, where the move may not end
    Hop,     ///< the piece here is a hurdle: a leg ends on it and another goes on
    Blocked, ///< the piece here ends the walk
    Over,    ///< nothing of these: the walk jumps a piece, or crosses the piece's own cell
};

/// One event of a walk; the spans last as long as the call.
struct WalkReport
{
    WalkEvent event;
    std::span<const WalkStep> path;
    std::span<const Taken> taken;        ///< whom the move has taken by now, in order
    std::span<const CellId> unloadAt;    ///< where the captured ones are put down again, in order
    std::optional<PieceId> becomes = {}; ///< another type, by what the legs said on the way
};

/// Returns whether to go on walking.
using WalkVisitor = std::function<bool(const WalkReport &)>;

/// The reference: follows a piece's legs over the board, link by link, and reports every way it
/// can go. It is written to be obviously right, not fast; everything faster is tested against it.
///
/// A piece has left its own cell, which counts as empty and is a destination only of legs that
/// return. A piece that the move has taken stands until the move is over, and is not taken again;
/// no move ends that would put two pieces on one cell. A leg ends when it would repeat (cell,
/// orientation, place in the leg), where the place in a leg of unlimited range stays put once the
/// minimum is met; a walk ends when it would begin a leg as it has begun it before, with nothing
/// captured or put down since.
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

/// What the walk's moves do, each once; nothing if it takes more events than allowed.
std::optional<std::vector<MoveOutcome>> walkedOutcomes(const Board &board,
                                                       const Position &position,
                                                       const Mover &mover,
                                                       std::span<const MovementLegs> movements,
                                                       int mostEvents = 1'000'000);

/// What a leg does on a cell with this occupant.
const LegEnd &endFor(const Leg &leg, Occupant occupant);

/// For each leg, its place in the move counted from 1: the least number of legs that lead to it.
std::vector<int> legDepths(const LegGraph &graph);

} // namespace rookery
