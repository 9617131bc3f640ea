#pragma once

#include "model/design/design.h"
#include "model/play/position/position.h"
#include "model/play/reach/compiled_game.h"

#include <memory>
#include <optional>
#include <set>
#include <string>

namespace rookery {

/// A position, as readPosition() reads it or empty for `start`, as an example: with the legal moves
/// from a cell, or all of them, and what was refused in it, as moves are written.
Example exampleOf(const std::string &position,
                  const Position &start,
                  std::optional<CellId> from,
                  const std::set<std::string> &refused,
                  const Design &design,
                  const std::shared_ptr<const CompiledGame> &game);

} // namespace rookery
