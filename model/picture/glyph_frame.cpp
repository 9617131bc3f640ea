#include "model/picture/glyph_frame.h"

#include "model/board/layout.h"
#include "model/picture/move_glyph.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace rookery {

Vector GlyphFrame::place(const Board &board, CellId cell) const
{
    const auto at = board.coordinates(cell);
    if (m_lattice == Lattice::Free || !at) {
        const Point centre = cellShape(board, cell).centre;
        return {centre.x, centre.y};
    }
    if (m_lattice != Lattice::Triangle)
        return *at;
    // The middle of a triangle, in thirds along two of its sides.
    const int x = 3 * at->x() + 1 + at->along[2];
    const int y = 3 * at->y() + 1 + at->along[2];
    return {x, y, -x - y};
}

Point GlyphFrame::drawn(const Vector &away) const
{
    constexpr int narrow = 866; // the height of a triangle with sides of 1000
    const int x = away.x();
    const int y = away.y();
    switch (m_lattice) {
    case Lattice::Hex:
        return {x * narrow, y * cellUnit + x * cellUnit / 2};
    case Lattice::HexPointy:
        return {x * cellUnit + y * cellUnit / 2, y * narrow};
    case Lattice::Triangle:
        return {x * cellUnit / 2 + y * cellUnit / 4, y * narrow / 2};
    case Lattice::Free:
        return {x, y};
    default:
        return {x * cellUnit, y * cellUnit};
    }
}

int GlyphFrame::distance(const Vector &away) const
{
    if (m_lattice == Lattice::Hex || m_lattice == Lattice::HexPointy)
        return std::max({std::abs(away.x()), std::abs(away.y()), std::abs(away.along[2])});
    if (m_lattice != Lattice::Triangle && m_lattice != Lattice::Free)
        return std::max(std::abs(away.x()), std::abs(away.y()));
    constexpr double slack = 0.05; // drawings are rounded
    const Point at = drawn(away);
    return static_cast<int>(std::ceil(std::hypot(at.x, at.y) / cellUnit - slack));
}

BoardRecipe glyphBoard(const BoardRecipe &own)
{
    constexpr int farthest = MoveGlyph::farthest;
    BoardRecipe board;
    board.lattice = own.lattice == Lattice::Free ? Lattice::Square : own.lattice;
    switch (board.lattice) {
    case Lattice::Hex:
    case Lattice::HexPointy:
        board.outline = Outline::Hexagon;
        board.files = board.ranks = board.levels = farthest + 1;
        break;
    case Lattice::Triangle:
        board.outline = Outline::Hexagon;
        board.files = farthest - 1;
        board.ranks = 0;
        break;
    case Lattice::Cube:
        board.files = board.ranks = 2 * std::clamp(std::max(own.files, own.ranks) - 1, 3, 5) + 1;
        board.levels = farthest;
        board.layout = Layout::Levels;
        break;
    case Lattice::Hyper:
        board.files = board.ranks = farthest;
        board.levels = board.cubes = 5;
        board.layout = Layout::Levels;
        break;
    default:
        board.files = board.ranks = 2 * farthest + 1;
    }
    return board;
}

} // namespace rookery
