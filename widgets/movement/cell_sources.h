#pragma once

#include "widgets/movement/edited_movement.h"
#include "widgets/movement/pattern_board.h"

#include <optional>
#include <vector>

namespace rookery {

/// A part of a piece's movements that leads to a cell.
struct CellSource
{
    std::size_t entry = 0;
    std::optional<std::size_t> item; ///< of a path
    std::size_t part = 0;            ///< which of an entry's leg graphs
    LegId leg;                       ///< the last one of the way there
    bool isOpen = true;              ///< false: other pieces would have to stand about

    friend bool operator==(const CellSource &, const CellSource &) = default;
};

/// Every part that leads to the cell, as the test pieces stand or with an enemy on the cell itself;
/// failing that, as they might stand.
std::vector<CellSource>
sourcesOf(const EditedMovement &movement, const PatternBoard &board, CellId cell);

} // namespace rookery
