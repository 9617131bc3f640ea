#pragma once

#include "model/base/enum_names.h"
#include "model/board/lattice_sites.h"

#include <vector>

namespace rookery {

/// Which other cells a stroke of the movement painter touches along with the one under the pointer.
enum class PaintSymmetry {
    All,       ///< every orientation of the board: 8 on squares, 12 on hexagons and triangles
    Turns,     ///< those of them that are no mirror images
    Mirrors,   ///< left and right, forward and back
    LeftRight, ///< left and right only
    FrontBack, ///< forward and back only
    EveryLine, ///< all of them, and straight cells on the diagonals too, and diagonal ones straight
    None,      ///< that cell alone
};

/// One repetition of a stroke.
struct PaintImage
{
    Orientation orientation;
    bool isHalfTurned = false; ///< by half a right angle first, which makes straight steps diagonal

    Vector apply(const Vector &vector) const;

    friend bool operator==(const PaintImage &, const PaintImage &) = default;
};

/// That of the stroke itself first.
std::vector<PaintImage> imagesOf(PaintSymmetry symmetry, Lattice lattice = Lattice::Square);

/// The vector and its images, in compass order.
std::vector<Vector>
symmetricVectors(const Vector &vector, PaintSymmetry symmetry, Lattice lattice = Lattice::Square);

/// Those that differ on this lattice, in the order in which they are offered. Straight and diagonal
/// lines are alike on squares alone.
std::vector<PaintSymmetry> symmetriesOn(Lattice lattice);

template<>
struct EnumNames<PaintSymmetry>
{
    static constexpr EnumName<PaintSymmetry> rows[] = {
        {PaintSymmetry::All, "all", "8-fold"},
        {PaintSymmetry::Turns, "turns", "4 rotations"},
        {PaintSymmetry::Mirrors, "mirrors", "4 reflections"},
        {PaintSymmetry::LeftRight, "left-right", "Left and right"},
        {PaintSymmetry::FrontBack, "front-back", "Forward and back"},
        {PaintSymmetry::EveryLine, "every-line", "8 lines"},
        {PaintSymmetry::None, "none", "This cell alone"},
    };
};

} // namespace rookery
