#pragma once

#include "model/base/problem.h"
#include "model/base/result.h"
#include "model/design/design.h"

#include <string_view>
#include <vector>

namespace rookery {

/// Views that hide nothing, or give away what they hide; announcements that are never made.
void findDoubtfulSecrets(const Design &design, std::vector<Problem> &problems);

/// What the fix of such a problem does; empty where only the author can know what is meant.
std::string_view secretFixTitle(const Problem &problem);
Result<Design> mendSecret(const Design &design, const Problem &problem);

} // namespace rookery
