#pragma once

#include "model/base/problem.h"
#include "model/base/result.h"
#include "model/design/design.h"

#include <vector>

namespace rookery {

/// Plays the pinned examples: expected moves must be legal, forbidden ones must not be.
void findBrokenExamples(const Design &design, std::vector<Problem> &problems);
Result<Design> removeExample(const Design &design, const Problem &problem);

} // namespace rookery
