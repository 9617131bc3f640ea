#pragma once

#include "model/design/design.h"

#include <cstdint>
#include <vector>

namespace rookery {

/// Where the numbers of a design's own rules stand in a position: one after the other, each with a
/// place for every cell, player or piece type, or with a single one.
class NumberLayout
{
public:
    struct Row
    {
        std::size_t begin = 0;
        std::size_t count = 1;
        std::int32_t least = 0;
        std::int32_t most = 0;
        bool follows = false; ///< goes with a piece from cell to cell
        bool countsForRepetition = true;
    };

    NumberLayout() = default;
    NumberLayout(const Rules &rules, std::size_t cells, std::size_t types);

    const std::vector<Row> &rows() const { return m_rows; }
    std::size_t size() const { return m_size; }

private:
    std::vector<Row> m_rows; ///< in the order of the rules
    std::size_t m_size = 0;
};

} // namespace rookery
