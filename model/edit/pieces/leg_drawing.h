#pragma once

#include "model/base/enum_names.h"
#include "model/design/legs.h"
#include "model/edit/pieces/path_painting.h"

#include <optional>
#include <vector>

namespace rookery {

/// How far a drawn leg goes along its drawn line.
enum class LegSpan {
    Leap, ///< to that very cell, over whatever stands between
    UpTo, ///< a slide as far as that cell
    Any,  ///< a slide without end
};

/// What must stand on the cell where one drawn leg ends and the next begins.
enum class Joint {
    Empty,    ///< nothing: the move is blocked if the cell is occupied
    Anything, ///< whatever there is, nothing happens to it
    Hurdle,   ///< a piece of either side, which is jumped over
    Victim,   ///< an enemy, which is captured on the way
};

/// A straight part of a move as it is drawn on a grid: from cell to cell, in the player's own axes.
struct DrawnLeg
{
    Vector by; ///< from where it begins to the cell that was pointed at
    LegSpan span = LegSpan::Leap;
    Joint joint = Joint::Empty; ///< where it ends, if another leg follows
    bool mayStop = true;        ///< there too, with the rights of the whole move

    friend bool operator==(const DrawnLeg &, const DrawnLeg &) = default;
};

/// A move as it is drawn, and how its images lie.
struct DrawnMove
{
    std::vector<DrawnLeg> legs;
    Rights rights = Rights::Both;
    PaintSymmetry symmetry = PaintSymmetry::All;
    Lattice lattice = Lattice::Square;
    /// The way from edge to edge on which it was drawn that the last leg bounces; any way means
    /// the same.
    std::vector<Vector> bounces = {};

    /// The cell that was pointed at last, from the piece.
    Vector end() const;

    friend bool operator==(const DrawnMove &, const DrawnMove &) = default;
};

/// The move and its images as one graph: where the images are alike, legs are shared and later ones
/// turn from those before, `n e s w` and then `turn +1 or -1`. A move without legs has none.
LegGraph legsOfDrawn(const DrawnMove &move, const Directions &directions);

/// Whether a leg that goes on from the edge as withBounce() says can turn from one vector to the
/// other there.
bool canBounce(Lattice lattice, const Vector &from, const Vector &to, const Directions &directions);

/// The span that a drawn leg has until somebody says otherwise: a line of three steps and more is a
/// slide as far as that.
LegSpan usualSpan(const Vector &by);

/// How many of its shortest steps lead along a vector.
int stepsAlong(const Vector &by);

template<>
struct EnumNames<LegSpan>
{
    static constexpr EnumName<LegSpan> rows[] = {
        {LegSpan::Leap, "leap", "to that cell"},
        {LegSpan::UpTo, "up-to", "as far as that cell"},
        {LegSpan::Any, "any", "any distance"},
    };
};

template<>
struct EnumNames<Joint>
{
    static constexpr EnumName<Joint> rows[] = {
        {Joint::Empty, "empty", "nothing"},
        {Joint::Anything, "anything", "any piece or none"},
        {Joint::Hurdle, "hurdle", "a hurdle"},
        {Joint::Victim, "victim", "an enemy, taken"},
    };
};

} // namespace rookery
