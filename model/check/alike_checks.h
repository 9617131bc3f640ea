#pragma once

#include "model/base/problem.h"
#include "model/base/result.h"
#include "model/design/design.h"

#include <vector>

/// Piece types that are one too many.
namespace rookery {

/// Types of one player whose pieces move alike, and that no rule tells apart.
void findTypesAlike(const Design &design, std::vector<Problem> &problems);
/// The pieces of the second type are of the first.
Result<Design> makeOneType(const Design &design, const Problem &problem);

} // namespace rookery
