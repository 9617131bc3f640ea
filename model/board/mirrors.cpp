#include "model/board/mirrors.h"

namespace rookery {

Orientation mirroredEastWest(Lattice lattice)
{
    if (!hasThreeAxes(lattice))
        return orientation::flipEastWest;
    return mirroredNorthSouth(lattice).seenThrough(orientation::threefoldHalf);
}

Orientation mirroredNorthSouth(Lattice lattice)
{
    if (!hasThreeAxes(lattice))
        return orientation::flipNorthSouth;
    // (q, r, s) lies at (q, r - s) where files are upright, else at (q - s, r).
    if (lattice == Lattice::Hex)
        return Orientation{{0, 2, 1, 3}, {1, 1, 1, 1}};
    return Orientation{{2, 1, 0, 3}, {-1, -1, -1, 1}};
}

} // namespace rookery
