#pragma once

#include "model/base/result.h"
#include "model/design/board_recipe.h"

#include <span>
#include <string>
#include <string_view>

namespace rookery {

/// Reads `LATTICE:SIZE[:TOPOLOGY][:as-LAYOUT]`, such as `square:8x8`, `square:8x10:cylinder`,
/// `square:16x4:cylinder:as-ring`, `ring:16x4` (the same), `free`. Errors carry a column.
Result<BoardRecipe> readBoardSpec(std::string_view text);

/// The specification of the generated board; edits are not part of it.
std::string boardSpec(const BoardRecipe &recipe);

/// One row per form of a specification, for help and `lattices`.
struct BoardSpecForm
{
    std::string_view form;
    std::string_view example;
    std::string_view cells;      ///< how cells are named and ordered
    std::string_view directions; ///< in compass order
};

std::span<const BoardSpecForm> boardSpecForms();

/// Empty if a board of this size may exist, else the reason.
std::string boardSizeFault(int files, int ranks);

} // namespace rookery
