#pragma once

#include "model/exchange/target/subject.h"

#include <vector>

namespace rookery {

/// Where the pieces of a type stand while they count as unmoved. Targets without a memory of each
/// piece read that off its cell.
struct FirstMoveCells
{
    std::vector<CellId> cells; ///< in board order
    /// Those of them on which a piece can stand that has moved.
    std::vector<CellId> doubtful;
};

FirstMoveCells firstMoveCells(const Subject &subject, PieceId piece, PlayerId player);

/// Whether pieces of this type can ever wait in a hand.
bool canBeInHand(const Subject &subject, PieceId piece);

} // namespace rookery
