#pragma once

#include "model/base/result.h"
#include "model/design/design.h"

namespace rookery {

/// A new movement before the one with this index, or behind the last.
Result<Design> withMovementInserted(const Design &design,
                                    PieceId piece,
                                    std::size_t index,
                                    const Movement &movement);

/// Moves a movement to another place in the piece's list.
Result<Design>
withMovementAt(const Design &design, PieceId piece, std::size_t index, std::size_t place);

} // namespace rookery
