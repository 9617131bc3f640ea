#pragma once

#include "model/base/message.h"

#include <span>
#include <string>
#include <string_view>

namespace rookery {

/// "; did you mean 'ne'?" or nothing, as the end of a sentence.
Message didYouMean(std::string_view word, std::span<const std::string> candidates);

} // namespace rookery
