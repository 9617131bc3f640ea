#pragma once

#include "model/play/reach/compiled_game.h"

#include <vector>

namespace rookery {

/// What pieces are worth to the search by how many cells they reach, in hundredths of a cell: on
/// the empty board and on one that is filled to a third, each counting half. Where a piece stands
/// matters as far as it reaches more there than elsewhere. (People are shown ArmyWorth, which is
/// quick to find and follows the points of the rules where there are some; a program that plays by
/// points alone stands still.)
class PieceSquareTable
{
public:
    PieceSquareTable(const Design &design, const CompiledGame &game);

    /// Of a piece in general, in hand or on the board.
    int value(PieceId type) const { return m_values[type.index()]; }
    /// Of a piece on this cell.
    int value(PieceId type, PlayerId player, CellId cell) const
    {
        return m_values[type.index()]
               + m_places[(type.index() * m_players + player.index()) * m_cells + cell.index()];
    }

private:
    std::size_t m_players;
    std::size_t m_cells;
    std::vector<int> m_values;          ///< by type
    std::vector<std::int16_t> m_places; ///< [type][player][cell]
};

} // namespace rookery
