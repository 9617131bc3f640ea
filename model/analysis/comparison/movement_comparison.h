#pragma once

#include "model/analysis/comparison/counterparts.h"
#include "model/analysis/comparison/difference_list.h"

namespace rookery {

/// A piece type in two designs.
struct PieceInBoth
{
    const Counterparts &both;
    const PieceType &before;
    const PieceType &after;
    OnBoth<CellId> cells; ///< where such pieces stand at the start
};

/// Its movements as they are written, and where the second board lets it go as both say, what it
/// gains and loses there.
void compareMovements(const PieceInBoth &piece, DifferenceList &list);

/// All movements of a type as they are written.
MessageArguments::Argument movementsArgument(const Design &design, const PieceType &type);

} // namespace rookery
