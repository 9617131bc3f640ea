#include "model/board/drawn_vector.h"

#include <cmath>

namespace rookery {

DrawnVector drawnVector(Lattice lattice, const Vector &vector)
{
    const double w = std::sqrt(3.0) / 2;
    const auto &along = vector.along;
    if (lattice == Lattice::Hex)
        return {along[0] * w, (along[1] - along[2]) / 2.0};
    if (hasThreeAxes(lattice))
        return {(along[0] - along[2]) / 2.0, along[1] * w};
    return {static_cast<double>(along[0]), static_cast<double>(along[1])};
}

Vector forwardVector(Lattice lattice)
{
    if (lattice == Lattice::Hex)
        return {{0, 1, -1}};
    if (hasThreeAxes(lattice))
        return {{-1, 2, -1}};
    return {{0, 1}};
}

} // namespace rookery
