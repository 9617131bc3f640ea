#pragma once

#include "model/base/message.h"

#include <string_view>

namespace rookery {

/// Empty if a file can hold what an author says, which may have several lines, else the reason.
Message textFault(std::string_view text);

} // namespace rookery
