#pragma once

#include "model/base/problem.h"
#include "model/base/result.h"
#include "model/design/design.h"

#include <vector>

namespace rookery {

/// Directions that neither a piece nor a rule looks along.
void findUnusedDirections(const Design &design, std::vector<Problem> &problems);
Result<Design> removeDirection(const Design &design, const Problem &problem);

} // namespace rookery
