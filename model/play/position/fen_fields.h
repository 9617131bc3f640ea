#pragma once

#include "model/play/position/position_parts.h"

#include <optional>
#include <span>

namespace rookery {

/// Reads what stands behind the pieces in FEN: the side to move and the fields after it, each of
/// which may be left out. The first fault ends it.
std::optional<Error> readFenFields(std::span<const PositionWord> words, PositionFiller &filler);

} // namespace rookery
