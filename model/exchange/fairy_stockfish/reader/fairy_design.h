#pragma once

#include "model/base/result.h"
#include "model/design/design.h"
#include "model/exchange/fairy_stockfish/reader/fairy_variant.h"

#include <vector>

namespace rookery::fairy {

/// Something that a key asks for and that cannot be said.
struct Refusal
{
    Error error;    ///< with the key, and its place if a file said it
    Message reason; ///< without the key
};

using Refusals = std::vector<Refusal>;

/// The variant as a design: board with its holes and zones, pieces, rules, start position.
Result<Design, Refusals> designOf(const FairyVariant &variant);

} // namespace rookery::fairy
