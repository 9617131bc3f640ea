#pragma once

#include "model/base/result.h"
#include "model/design/design.h"

namespace rookery {

/// Adds a pinned example behind the others.
Result<Design> withExampleAdded(const Design &design, Example example);

/// Replaces the example of this number, which must exist.
Result<Design> withExampleSet(const Design &design, std::size_t index, Example example);

Result<Design> withExampleRemoved(const Design &design, std::size_t index);

} // namespace rookery
