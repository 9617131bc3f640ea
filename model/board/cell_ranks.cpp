#include "model/board/cell_ranks.h"

#include <algorithm>
#include <map>

namespace rookery {

namespace {

/// A place as a vector on which orientations act; that of a triangle is its middle, in thirds.
Vector placeOf(const Board &board, const Vector &at)
{
    if (board.recipe().lattice != Lattice::Triangle)
        return at;
    const int first = 3 * at.along[0] + 1 + at.along[2];
    const int second = 3 * at.along[1] + 1 + at.along[2];
    return {{first, second, -first - second, 0}};
}

/// The rank or file of a cell along one of its axes; of triangles the row they lie in.
int lineOf(const Board &board, const Vector &at, std::size_t axis)
{
    const int part = at.along[axis];
    if (board.recipe().lattice != Lattice::Triangle)
        return part;
    return part >= 0 ? part / 3 : -((2 - part) / 3);
}

/// Whether lines along this axis are counted for each line along the other.
bool isCountedByLine(Lattice lattice, std::size_t axis)
{
    return axis < 2 && hasThreeAxes(lattice) && (lattice == Lattice::Hex) == (axis == 1);
}

} // namespace

std::vector<SeenCell> seenCells(const Board &board, const Orientation &facing)
{
    const Orientation own = facing.inverse();
    std::vector<SeenCell> cells;
    for (const CellId cell : board.cells()) {
        if (const auto at = board.coordinates(cell))
            cells.push_back({cell, own.apply(placeOf(board, *at))});
    }
    return cells;
}

std::vector<Rank> ranksOf(const Board &board, const std::vector<SeenCell> &cells, std::size_t axis)
{
    const bool isByLine = isCountedByLine(board.recipe().lattice, axis);
    const auto line = [&](const SeenCell &cell) {
        return isByLine ? lineOf(board, cell.at, 1 - axis) : 0;
    };
    // Along a row of triangles every triangle is a file of its own.
    const auto place = [&](const SeenCell &cell) {
        return isByLine ? cell.at.along[axis] : lineOf(board, cell.at, axis);
    };
    std::map<int, std::vector<int>> places;
    for (const SeenCell &cell : cells)
        places[line(cell)].push_back(place(cell));
    for (auto &[number, row] : places) {
        std::sort(row.begin(), row.end());
        row.erase(std::unique(row.begin(), row.end()), row.end());
    }
    std::vector<Rank> found;
    for (const SeenCell &cell : cells) {
        const std::vector<int> &row = places[line(cell)];
        const auto at = std::lower_bound(row.begin(), row.end(), place(cell));
        found.push_back({static_cast<int>(at - row.begin()) + 1, static_cast<int>(row.end() - at)});
    }
    return found;
}

} // namespace rookery
