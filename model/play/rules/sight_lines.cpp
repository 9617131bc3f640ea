#include "model/play/rules/sight_lines.h"

#include "model/play/rules/line_directions.h"

#include <algorithm>

namespace rookery {

namespace {

std::vector<CellId> lineFrom(const Board &board, CellId start, StepId step)
{
    std::vector<CellId> line;
    CellId cell = start;
    OrientationId orientation(0);
    while (const auto link = board.link(cell, board.compass().seen(orientation, step))) {
        cell = link->to;
        orientation = board.compass().crossed(orientation, link->turn);
        if (cell == start || std::find(line.begin(), line.end(), cell) != line.end())
            break;
        line.push_back(cell);
    }
    return line;
}

} // namespace

SightLines::SightLines(const Board &board)
{
    for (const Lines lines : {Lines::Orthogonal, Lines::Diagonal, Lines::All}) {
        auto &all = m_lines[static_cast<std::size_t>(lines)];
        all.resize(board.size());
        const auto directions = lineDirections(board.directions(), lines);
        for (const DirectionId direction : directions) {
            const auto back = board.directions().opposite(direction);
            const auto there = std::find(directions.begin(), directions.end(), *back);
            m_opposites[static_cast<std::size_t>(lines)].push_back(
                static_cast<std::size_t>(there - directions.begin()));
            for (const CellId cell : board.cells())
                all[cell.index()].push_back(lineFrom(board, cell, board.compass().step(direction)));
        }
    }
}

} // namespace rookery
