#pragma once

#include "widgets/movement/movement_marks.h"

#include <vector>

namespace rookery {

/// How many cells across the painter shows when that is left to it: as many as can be hit with
/// ease, never more than are usual, and all places that the piece leaps to.
class GridSide
{
public:
    explicit GridSide(const EditedMovement &movement);

    /// Follows the piece that is edited. Another piece has a grid of its own; while one is edited
    /// its grid only grows. Asks for all its marks once.
    void follow(Lattice lattice);
    /// In a square of so many pixels.
    int in(Lattice lattice, int pixels) const;

private:
    void setLattice(Lattice lattice);
    int sideForMoves() const;

    const EditedMovement &m_movement;
    MovementMarks m_marks;    ///< on the usual grid
    std::vector<int> m_sides; ///< by site of that: cells across of the smallest grid that has it
    std::optional<PieceId> m_piece;
    int m_least = 0;
};

} // namespace rookery
