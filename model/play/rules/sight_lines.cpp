#include "model/play/rules/sight_lines.h"

#include <algorithm>
#include <cstdlib>

namespace rookery {

namespace {

std::vector<StepId> stepsOf(const Board &board, Lines lines)
{
    std::vector<StepId> steps;
    for (std::size_t i = 0; i < board.directions().list.size(); ++i) {
        const auto &vector = board.directions().list[i].vector;
        if (!vector)
            continue;
        int axes = 0;
        int longest = 0;
        for (const int part : vector->along) {
            axes += part != 0 ? 1 : 0;
            longest = std::max(longest, std::abs(part));
        }
        const bool isWanted = lines == Lines::All || (axes == 1) == (lines == Lines::Orthogonal);
        const bool isPaired = board.directions().opposite(DirectionId(i)).has_value();
        if (longest == 1 && isWanted && isPaired)
            steps.push_back(board.compass().step(DirectionId(i)));
    }
    return steps;
}

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
        const std::vector<StepId> steps = stepsOf(board, lines);
        for (const StepId step : steps) {
            const auto direction = board.compass().direction(step);
            const auto back = board.compass().step(*board.directions().opposite(*direction));
            const auto there = std::find(steps.begin(), steps.end(), back);
            m_opposites[static_cast<std::size_t>(lines)].push_back(
                static_cast<std::size_t>(there - steps.begin()));
            for (const CellId cell : board.cells())
                all[cell.index()].push_back(lineFrom(board, cell, step));
        }
    }
}

} // namespace rookery
