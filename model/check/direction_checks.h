#pragma once

#include "model/base/problem.h"
#include "model/base/result.h"
#include "model/design/design.h"

#include <string>
#include <vector>

namespace rookery {

/// Names of the pieces whose paths name the direction, or whose notation steps along its vector;
/// not those that only turn into it on their way.
std::vector<std::string> piecesGoing(const Design &design, DirectionId direction);
/// Directions that neither a piece nor a rule looks along.
void findUnusedDirections(const Design &design, std::vector<Problem> &problems);
Result<Design> removeDirection(const Design &design, const Problem &problem);

} // namespace rookery
