#pragma once

#include "model/base/shared.h"
#include "model/design/board_recipe.h"
#include "model/design/directions.h"

#include <vector>

namespace rookery {

/// The recipe's link edits without those that say what the lattice says anyway, and without those
/// from or to a hole. The recipe's links must be sorted. Both the file reader and the edits leave
/// them out, so that one board has one recipe.
///
/// To see what a walk says it is followed link by link. With so many links of walks that this
/// would take minutes, which no one draws by hand, those stay as they are.
std::vector<LinkEdit> withoutIdleLinks(const Shared<BoardRecipe> &recipe,
                                       const Shared<Directions> &directions);

} // namespace rookery
