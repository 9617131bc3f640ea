#pragma once

#include "model/design/design.h"

#include <optional>
#include <string_view>

namespace rookery {

/// Reads a bundled design; nothing for an unknown name.
std::optional<Design> readBundledDesign(std::string_view name);

} // namespace rookery
