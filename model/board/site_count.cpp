#include "model/board/site_count.h"

#include <algorithm>

namespace rookery {

namespace {

/// `a`, `b` and `c` are the numbers of the size, in order.
std::size_t hexCount(Outline outline, std::size_t a, std::size_t b, std::size_t c)
{
    switch (outline) {
    case Outline::Hexagon:
        return a * b + b * c + c * a - (a + b + c) + 1;
    case Outline::Triangle:
        return a * (a + 1) / 2;
    case Outline::Trapezoid: { // rows beyond the triangle's tip have no cells
        const std::size_t rows = std::min(a, b);
        return a * rows - rows * (rows - 1) / 2;
    }
    case Outline::Star:
        return 6 * (a - 1) * a + 1;
    case Outline::Rhombus:
    case Outline::Rectangle:
    case Outline::Whole:
        break;
    }
    return a * b;
}

std::size_t triangleCount(Outline outline, std::size_t a, std::size_t b)
{
    if (outline == Outline::Hexagon)
        return 6 * a * a;
    return outline == Outline::Rhombus ? 2 * a * b : a * a;
}

} // namespace

std::size_t latticeSiteCount(const BoardRecipe &recipe)
{
    const auto a = static_cast<std::size_t>(recipe.files);
    const auto b = static_cast<std::size_t>(recipe.ranks);
    const auto c = static_cast<std::size_t>(recipe.levels);
    switch (recipe.lattice) {
    case Lattice::Square:
        return a * b;
    case Lattice::Hex:
    case Lattice::HexPointy:
        return hexCount(recipe.outline, a, b, c);
    case Lattice::Triangle:
        return triangleCount(recipe.outline, a, b);
    case Lattice::Cube:
        return a * b * c;
    case Lattice::Hyper:
        return a * b * c * static_cast<std::size_t>(recipe.cubes);
    case Lattice::Free:
        break;
    }
    return 0;
}

} // namespace rookery
