#pragma once

#include "model/play/position/cell_set.h"
#include "model/play/position/position.h"

namespace rookery {

/// How many pieces a player has on the board.
inline int piecesOf(const Position &position, PlayerId player)
{
    int pieces = 0;
    for (const std::uint64_t word : position.pieces(player))
        pieces += std::popcount(word);
    return pieces;
}

/// How many of one type.
inline int piecesOf(const Position &position, PlayerId player, PieceId type)
{
    int pieces = 0;
    forEachCell(position.pieces(player),
                [&](CellId cell) { pieces += position.square(cell).type == type.index() ? 1 : 0; });
    return pieces;
}

} // namespace rookery
