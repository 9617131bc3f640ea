#pragma once

#include "model/movement/betza/betza.h"

#include <string_view>

namespace rookery::betza {

/// What Fairy-Stockfish makes of a string: it skips what it does not know, reads one digit, keeps
/// one range for each direction, and asks each kind of line as a whole where the piece may go.
/// Nothing is an error to it; the warnings say what it ignores.
BetzaPiece readFairyStockfish(std::string_view text);

} // namespace rookery::betza
