#pragma once

#include "model/base/result.h"
#include "model/design/design.h"

#include <string_view>

namespace rookery {

/// Whether the rules for drops say what the atom says: they name the piece, or the atom sets no
/// bounds and they are for all pieces.
bool hasDeclaredDrop(const Design &design, PieceId piece, std::string_view atom);

/// With the rule for drops that an atom such as `@8`, `f@8` or `j@3` declares for a piece: how many
/// ranks deep, not on the first one (j), one piece or two on a file (f, ff), on cells of the other
/// colour (s). A zone of those ranks is made where there is none; rules for all pieces are for the
/// others from then on.
Result<Design> withDeclaredDrop(const Design &design, PieceId piece, std::string_view atom);

} // namespace rookery
