#pragma once

#include "model/base/result.h"
#include "model/design/board_recipe.h"

#include <span>
#include <string>
#include <string_view>

namespace rookery {

/// Reads `LATTICE:SIZE[:OPTION][:TOPOLOGY][:as-LAYOUT]`, such as `square:8x8`,
/// `square:8x10:cylinder`, `square:16x4:cylinder:as-ring`, `ring:16x4` (the same), `hex:6:pointy`,
/// `free`; boardSpecForms() lists every form. Errors carry a column.
Result<BoardRecipe> readBoardSpec(std::string_view text);

/// The specification of the generated board; of edits only the holes of a rectangle are part of it.
std::string boardSpec(const BoardRecipe &recipe);

/// One row per form of a specification, for help and `lattices`.
struct BoardSpecForm
{
    std::string_view form;
    std::string_view example;
    std::string_view cells; ///< how cells are named and ordered
    Lattice lattice;        ///< what its directions are
};

std::span<const BoardSpecForm> boardSpecForms();

/// The standard directions in compass order: `n ne e se s sw w nw; nne nee ...`.
std::string specDirections(Lattice lattice);

} // namespace rookery
