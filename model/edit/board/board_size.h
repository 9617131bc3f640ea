#pragma once

#include "model/base/result.h"
#include "model/design/design.h"

namespace rookery {

/// The same board with the numbers of `size` for its own. Cells keep their place on the lattice
/// with their pieces, zones, names and links; what has no place any more goes.
Result<Design> withSize(const Design &design, const BoardRecipe &size);

} // namespace rookery
