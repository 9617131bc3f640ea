#pragma once

#include "model/edit/pieces/path_painting.h"
#include "widgets/movement/pattern_board.h"

namespace rookery {

/// What a click on the grid does.
enum class Pencil {
    Leap,
    Ride,
    Hurdle, ///< marks a piece that the next move jumps over
    Via,    ///< marks a cell that the next move passes
    Erase,
    Friend,
    Enemy,
    Wall,
};

/// Whether the pencil puts something on the grid that is no part of the design.
constexpr bool isTestPencil(Pencil pencil)
{
    return pencil == Pencil::Friend || pencil == Pencil::Enemy || pencil == Pencil::Wall;
}

constexpr TestPiece::Side sideOf(Pencil pencil)
{
    return pencil == Pencil::Friend  ? TestPiece::Side::Friend
           : pencil == Pencil::Enemy ? TestPiece::Side::Enemy
                                     : TestPiece::Side::Wall;
}

/// What a ride painted on a cell two or more steps away repeats.
enum class Stride {
    Shortest, ///< the smallest step that leads there
    Clicked,  ///< the leap to that very cell
};

struct PaintOptions
{
    Pencil pencil = Pencil::Leap;
    Rights rights = Rights::Both;
    int range = unlimited; ///< of rides
    Stride stride = Stride::Shortest;
    PaintSymmetry symmetry = PaintSymmetry::All;

    friend bool operator==(const PaintOptions &, const PaintOptions &) = default;
};

} // namespace rookery
