#pragma once

#include "model/base/result.h"
#include "model/base/shared.h"
#include "model/design/board_recipe.h"

#include <optional>

namespace rookery {

/// Why no design may have a board of this recipe, whatever its directions. A recipe without a fault
/// is one that the file reader accepts.
std::optional<Error> recipeFault(const Shared<BoardRecipe> &recipe);

// Its parts, for edits that can break no other.

std::optional<Error> tooManyCells(std::size_t count);

/// The first name that two cells would share. Only names given by hand can clash.
std::optional<Error> sharedName(const Shared<BoardRecipe> &recipe);

/// For a place on the drawing.
std::optional<Error> outOfReach(Point at);

} // namespace rookery
