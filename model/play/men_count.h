#pragma once

#include "model/play/cell_set.h"
#include "model/play/position.h"

namespace rookery {

/// How many men a player has on the board.
inline int menOf(const Position &position, PlayerId player)
{
    int men = 0;
    for (const std::uint64_t word : position.men(player))
        men += std::popcount(word);
    return men;
}

/// How many of one type.
inline int menOf(const Position &position, PlayerId player, PieceId type)
{
    int men = 0;
    forEachCell(position.men(player), [&](CellId cell) {
        men += position.square(cell).type == type.index() ? 1 : 0;
    });
    return men;
}

} // namespace rookery
