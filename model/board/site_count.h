#pragma once

#include "model/design/board_recipe.h"

#include <cstddef>

namespace rookery {

/// How many sites the lattice of a recipe has, holes included: latticeSites(recipe)->count() by
/// formula, for questions in every frame of a stroke. The recipe's form has such a size; its
/// numbers may not go together.
std::size_t latticeSiteCount(const BoardRecipe &recipe);

} // namespace rookery
