#pragma once

#include "model/base/result.h"
#include "model/design/design.h"
#include "model/movement/notation.h"

namespace rookery {

/// A new movement before the one with this index, or behind the last.
Result<Design> withMovementInserted(const Design &design,
                                    PieceId piece,
                                    std::size_t index,
                                    const Movement &movement);

/// Moves a movement to another place in the piece's list.
Result<Design>
withMovementAt(const Design &design, PieceId piece, std::size_t index, std::size_t place);

/// The movement written in another notation; what takes several movements there follows in its
/// place.
Result<Design>
withMovementWritten(const Design &design, PieceId piece, std::size_t index, Notation notation);

} // namespace rookery
