#pragma once

#include "model/edit/board/glue_edits.h"

namespace rookery {

/// withEdgesGlued() on hexagons: the run lies along a row of them, and `outward` is one of the two
/// steps over its side. A tooth of one edge fits between two of the other: the one that leaves the
/// edge's first cell by `outward` comes to the first cell of the other.
Result<Design>
withHexEdgesGlued(const Design &design, const BoardEdge &one, const BoardEdge &other, Glue glue);

} // namespace rookery
