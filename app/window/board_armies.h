#pragma once

#include "model/base/result.h"
#include "model/design/design.h"

namespace rookery {

/// The bundled design whose pieces and rules are at home on boards of this form and size, whatever
/// edges are joined and however they are drawn; null for none, as for boards with holes.
const char *armyFor(const BoardRecipe &recipe);

/// A design of this board with the pieces, the setup and the rules of a bundled one, and without
/// its description and examples.
Result<Design> designWithArmy(const BoardRecipe &recipe, const char *army);

} // namespace rookery
