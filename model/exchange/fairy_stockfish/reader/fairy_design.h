#pragma once

#include "model/base/result.h"
#include "model/design/design.h"
#include "model/exchange/fairy_stockfish/reader/fairy_variant.h"

namespace rookery::fairy {

/// The variant as a design: board with its holes and zones, pieces, rules, start position. What
/// cannot be said is refused with the key that asks for it, and its place if a file said it.
Result<Design, Errors> designOf(const FairyVariant &variant);

} // namespace rookery::fairy
