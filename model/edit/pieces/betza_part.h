#pragma once

#include "model/movement/betza/betza_writer.h"

#include <optional>
#include <string>

namespace rookery {

/// As much of a movement as a Betza string can say.
struct BetzaPart
{
    std::string text;
    bool isWhole = false;
};

/// The movement without the legs, last ones first, that keep it from being written; nothing if no
/// part of it can be. A movement of very many legs is not searched.
std::optional<BetzaPart>
betzaPart(const LegGraph &legs, BetzaDialect dialect, const Directions &directions);

} // namespace rookery
