#pragma once

#include "model/base/result.h"
#include "model/design/design.h"
#include "model/movement/notation.h"

#include <span>

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

/// Takes away what of these movements leads to one of the cells, which are relative to the piece
/// and in its own axes: of a path the alternatives that do, any other movement as a whole.
/// Movements that have nothing left go.
Result<Design> withReachErased(const Design &design,
                               PieceId piece,
                               std::span<const std::size_t> movements,
                               std::span<const Vector> cells);

} // namespace rookery
