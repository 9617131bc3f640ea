#pragma once

#include "model/movement/betza/betza_syntax.h"

#include <optional>

namespace rookery::betza {

/// Makes the legs of one written move and adds them to the piece, with what it declares and what is
/// odd about it. Nothing if all went well.
std::optional<Error> compileMove(const WrittenMove &move,
                                 BetzaDialect dialect,
                                 std::optional<int> longestSide,
                                 BetzaPiece &piece);

} // namespace rookery::betza
