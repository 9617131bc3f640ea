#pragma once

#include "model/board/board.h"
#include "model/design/terms/sets.h"

#include <array>
#include <span>
#include <vector>

namespace rookery {

/// Straight lines from every cell, as rules about rows, neighbours and enclosure need them: along
/// the declared directions of one step to a side or to a corner, as the board lies.
class SightLines
{
public:
    explicit SightLines(const Board &board);

    /// The cells of each line from here, nearest first; the line ends where it would come back.
    const std::vector<std::vector<CellId>> &from(CellId cell, Lines lines) const
    {
        return m_lines[static_cast<std::size_t>(lines)][cell.index()];
    }

    /// For each line, the opposite one; every direction that is looked along has one.
    const std::vector<std::size_t> &opposites(Lines lines) const
    {
        return m_opposites[static_cast<std::size_t>(lines)];
    }

private:
    static constexpr std::size_t kinds = 3;

    std::array<std::vector<std::vector<std::vector<CellId>>>, kinds>
        m_lines;                                             ///< [lines][cell][line]
    std::array<std::vector<std::size_t>, kinds> m_opposites; ///< [lines][line]
};

} // namespace rookery
