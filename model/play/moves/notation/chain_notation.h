#pragma once

#include "model/play/moves/notation/notation.h"

#include <functional>
#include <string>
#include <string_view>

namespace rookery {

/// What a notation calls a cell.
using CellName = std::function<std::string(CellId)>;

/// The cells of a move that people can name, in their order: where it begins, where its legs end if
/// it takes pieces on its way, and where it ends.
std::vector<std::string>
wayOf(const Move &move, const NotationContext &context, const CellName &name);

/// The move that goes by these cells: `a1-c3-e5`, `a1xc3xe5`, `a1:c3:e5`. Cells between the first
/// and the last may be left out as long as one move is meant. Cost: a walk over the legs of each
/// move with the same first and last cell.
Result<Move> readChain(std::string_view text, const NotationContext &context, const CellName &name);

} // namespace rookery
