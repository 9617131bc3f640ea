#pragma once

#include "model/base/message.h"
#include "model/design/rules.h"

#include <vector>

namespace rookery {

/// Each secret of the rules as a sentence without a full stop, which names it; none where
/// everything is seen.
std::vector<Message> secretsOf(const Rules &rules);

} // namespace rookery
