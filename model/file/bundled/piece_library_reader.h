#pragma once

#include "model/base/result.h"
#include "model/movement/piece_library.h"

#include <string_view>

namespace rookery {

/// The format of piece libraries that this program reads; resources/schema/pieces-1.schema.json.
inline constexpr int pieceLibraryVersion = 1;

/// A bad text gives all its errors in its order, each with a place. Unknown keys are errors, and so
/// are a name that two pieces share and notation that cannot be read.
Result<PieceLibrary, Errors> readPieceLibrary(std::string_view text);

/// The library that comes with the program, all of it in Betza.
PieceLibrary bundledPieceLibrary();

/// What it has for boards of this lattice; on levels those for them come first.
PieceLibrary bundledPieceLibrary(Lattice lattice);

} // namespace rookery
