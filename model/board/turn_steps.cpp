#include "model/board/turn_steps.h"

#include "model/board/lattice_sites.h"

namespace rookery {

std::optional<Vector> turnedBy(Lattice lattice, const Vector &vector, int points)
{
    const int circle = compassPoints(lattice);
    std::optional<Vector> turned = vector;
    for (int left = ((points % circle) + circle) % circle; left > 0 && turned; --left)
        turned = clockwise(lattice, *turned);
    return turned;
}

std::optional<Turn> turnBetween(Lattice lattice, const Vector &from, const Vector &to)
{
    const int circle = compassPoints(lattice);
    std::optional<Vector> turned = from;
    for (int points = 0; points < circle && turned; ++points) {
        if (*turned == to)
            return Turn{2 * points <= circle ? points : points - circle};
        turned = clockwise(lattice, *turned);
    }
    return std::nullopt;
}

} // namespace rookery
