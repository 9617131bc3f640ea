#include "model/design/cell_outlines.h"

#include "model/design/limits.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <numbers>

namespace rookery {

namespace {

/// Whether a line from (0, 0) to the right crosses the outline an odd number of times.
bool holdsCentre(const Polygon &corners)
{
    bool isInside = false;
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const Point &a = corners[i];
        const Point &b = corners[(i + 1) % corners.size()];
        if ((a.y > 0) == (b.y > 0))
            continue;
        const std::int64_t side = std::int64_t(a.x) * b.y - std::int64_t(a.y) * b.x;
        if ((side > 0) == (b.y > a.y) && side != 0)
            isInside = !isInside;
    }
    return isInside;
}

} // namespace

Message cornersFault(const Polygon &corners)
{
    if (corners.size() < 3 || corners.size() > limits::cellCorners)
        return Message("an outline has 3 to {most} corners, not {count}",
                       {{"most", limits::cellCorners}, {"count", corners.size()}});
    const bool isFar = std::any_of(corners.begin(), corners.end(), [](const Point &corner) {
        return std::abs(corner.x) > limits::cellReach || std::abs(corner.y) > limits::cellReach;
    });
    if (isFar)
        return Message(
            "a corner lies at most {most} thousandths of a cell from the centre along each axis",
            {{"most", limits::cellReach}});
    return holdsCentre(corners)
               ? Message()
               : Message("the centre {centre} lies outside this outline", {{"centre", "[0, 0]"}});
}

Polygon regularOutline(int corners)
{
    constexpr double halfSide = cellUnit / 2.0;
    const double part = 2 * std::numbers::pi / corners;
    const double radius = halfSide / std::cos(part / 2);
    const double first = corners % 2 == 0 ? part / 2 - std::numbers::pi / 2 : std::numbers::pi / 2;
    Polygon outline;
    for (int i = 0; i < corners; ++i) {
        const double angle = first + i * part;
        outline.push_back({static_cast<int>(std::lround(radius * std::cos(angle))),
                           static_cast<int>(std::lround(radius * std::sin(angle)))});
    }
    return outline;
}

} // namespace rookery
