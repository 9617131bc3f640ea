#pragma once

#include <vector>

namespace rookery {

/// A place on the drawing, in whole thousandths of a cell; x to the right, y up, as on a chess
/// diagram.
struct Point
{
    int x = 0;
    int y = 0;

    friend constexpr auto operator<=>(const Point &, const Point &) = default;
    friend constexpr Point operator+(Point a, Point b) { return {a.x + b.x, a.y + b.y}; }
    friend constexpr Point operator-(Point a, Point b) { return {a.x - b.x, a.y - b.y}; }
};

/// The side of a unit cell in drawing units.
inline constexpr int cellUnit = 1000;

/// A closed outline, without repeating the first corner.
using Polygon = std::vector<Point>;

} // namespace rookery
