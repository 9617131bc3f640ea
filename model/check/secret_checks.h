#pragma once

#include "model/base/problem.h"
#include "model/design/design.h"

#include <vector>

namespace rookery {

/// Views that hide nothing, or give away what they hide; announcements that are never made.
void findDoubtfulSecrets(const Design &design, std::vector<Problem> &problems);

} // namespace rookery
