#pragma once

#include "app/cli/outcome.h"
#include "model/design/design.h"

#include <string>

namespace rookery::cli {

/// The piece of this name: the design's own, else the first of the bundled designs that has one,
/// its movements read with the directions of `design`, else that of the piece library. Movements
/// that cannot be read so are an error, and so is a name that several pieces of the library have.
Tried<PieceType> findPiece(const std::string &name, const Design &design);

} // namespace rookery::cli
