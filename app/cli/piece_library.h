#pragma once

#include "app/cli/outcome.h"
#include "model/design/design.h"

#include <string>

namespace rookery::cli {

/// The piece of this name: the design's own; else of the bundled pieces with paths, of the piece
/// library, or of the first bundled game that has one. Its movements are read with the directions
/// of `design`; those that cannot be read so are an error, and so is a name that several pieces of
/// the library have.
Tried<PieceType> findPiece(const std::string &name, const Design &design);

} // namespace rookery::cli
