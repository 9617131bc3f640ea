#include "widgets/movement/bounce_sight.h"

#include "model/movement/movement.h"
#include "widgets/movement/pattern_board.h"

#include <algorithm>
#include <utility>

namespace rookery {

namespace {

using ShownLegs = std::vector<MovementLegs>;

bool bounces(const MovementLegs &movement)
{
    const auto &legs = movement.legs.legs;
    return std::any_of(legs.begin(), legs.end(), [](const Leg &leg) { return leg.only.atEdge; });
}

/// An empty board that ends two cells ahead of the piece, or one on a lattice with levels.
PatternBoard
boardWithEdge(const EditedMovement &movement, Lattice lattice, std::vector<Movement> shown)
{
    const auto sides = patternSides(lattice);
    const int side = *std::find_if(sides.begin(), sides.end(), [](int cells) { return cells > 3; });
    PatternBoard board(lattice, side);
    std::vector<TestPiece> beyond;
    for (const CellId cell : board.board().cells()) {
        const Vector at = board.fromCentre(cell);
        if (at.y() > side / 2 - 1)
            beyond.push_back({at, TestPiece::Side::Wall});
    }
    board.setWalls(beyond);
    board.set(movement.workspace().design(), *movement.type(), {std::move(shown), {}, {}});
    board.setPieces(movement.workspace().choices().player(), {});
    return board;
}

/// Where on the way a leg begins that bounces; nothing if none does, or if it bounces twice.
std::optional<std::size_t> turnOf(const Trajectory &way, const ShownLegs &legs)
{
    std::optional<std::size_t> turn;
    for (std::size_t i = 1; i < way.path.size(); ++i) {
        const WalkStep &step = way.path[i];
        if (step.count > 1 || !legs[step.movement].legs[step.leg].only.atEdge)
            continue;
        if (turn)
            return std::nullopt;
        turn = i;
    }
    return turn;
}

BounceSight sightOf(const Trajectory &way, std::size_t turn, const PatternBoard &board)
{
    const auto at = [&](std::size_t step) {
        return board.fromCentre(way.path[step].cell);
    };
    BounceSight sight;
    for (std::size_t i = 0; i < way.path.size(); ++i) {
        if (i + 1 == way.path.size() || way.path[i + 1].count == 1)
            sight.cells.push_back(at(i));
    }
    const Vector before = turn > 1 ? at(turn - 2) : Vector();
    sight.edge = at(turn - 1) + at(turn - 1) + -before;
    return sight;
}

} // namespace

std::optional<BounceSight> bounceOf(const EditedMovement &movement, Lattice lattice)
{
    if (!movement.type())
        return std::nullopt;
    std::vector<Movement> shown = movement.chosenPart();
    if (shown.empty())
        shown = movement.shown(movement.current());
    ShownLegs legs;
    for (const Movement &one : shown) {
        if (const auto read = legsOf(one, movement.directions()))
            legs.insert(legs.end(), read->begin(), read->end());
    }
    if (std::none_of(legs.begin(), legs.end(), bounces))
        return std::nullopt;
    PatternBoard board = boardWithEdge(movement, lattice, std::move(shown));
    const Reach &reach = board.ask(PatternBoard::About::Selected);
    std::optional<BounceSight> sight;
    std::pair<std::size_t, std::size_t> best;
    for (const CellId cell : reach.touched()) {
        for (const Trajectory &way : board.waysAsItIs(cell, legs)) {
            const auto turn = way.obstacle ? std::nullopt : turnOf(way, legs);
            if (!turn)
                continue;
            // The edge that is met first, and from there as far as it goes.
            const std::pair rank(*turn, board.board().size() - way.path.size());
            if (sight && best <= rank)
                continue;
            best = rank;
            sight = sightOf(way, *turn, board);
        }
    }
    return sight;
}

} // namespace rookery
