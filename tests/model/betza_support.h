#pragma once

#include "model/movement/betza/betza.h"
#include "tests/model/leg_evaluator.h"
#include "tests/support.h"

#include <random>
#include <set>

namespace rookery::test {

inline BetzaPiece pieceOf(const QString &betza, BetzaDialect dialect, int longestSide)
{
    return must(readBetza(betza.toStdString(), dialect, longestSide));
}

inline std::set<int> targets(const Grid &grid, const BetzaPiece &piece)
{
    std::set<int> cells;
    for (const Ending &outcome : LegEvaluator(grid).outcomes(piece.moves))
        cells.insert(outcome.to);
    return cells;
}

inline Grid randomGrid(std::mt19937 &random)
{
    Grid grid(7 + static_cast<int>(random() % 4), 7 + static_cast<int>(random() % 4));
    const unsigned emptiness = 2 + random() % 8;
    for (char &piece : grid.pieces) {
        if (random() % emptiness == 0)
            piece = random() % 2 == 0 ? 'F' : 'E';
    }
    grid.from = static_cast<int>(random() % grid.pieces.size());
    grid.pieces[static_cast<std::size_t>(grid.from)] = ' ';
    grid.moved = random() % 2 == 0;
    return grid;
}

/// The board after a half turn, or mirrored so that left and right are exchanged.
inline Grid mirrored(const Grid &grid)
{
    Grid other = grid;
    const auto image = [&](int cell) {
        return grid.cell(grid.files - 1 - cell % grid.files, cell / grid.files);
    };
    for (int cell = 0; cell < static_cast<int>(grid.pieces.size()); ++cell)
        other.pieces[static_cast<std::size_t>(image(cell))] =
            grid.pieces[static_cast<std::size_t>(cell)];
    other.from = image(grid.from);
    return other;
}

} // namespace rookery::test
