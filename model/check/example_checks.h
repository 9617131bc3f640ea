#pragma once

#include "model/base/problem.h"
#include "model/design/design.h"

#include <vector>

namespace rookery {

/// Plays the pinned examples: expected moves must be legal, forbidden ones must not be.
void findBrokenExamples(const Design &design, std::vector<Problem> &problems);

} // namespace rookery
