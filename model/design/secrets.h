#pragma once

#include "model/design/rules.h"

#include <string>
#include <vector>

namespace rookery {

/// Each secret of the rules as a sentence without a full stop, which names it; none where
/// everything is seen.
std::vector<std::string> secretsOf(const Rules &rules);

} // namespace rookery
