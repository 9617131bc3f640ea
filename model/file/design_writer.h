#pragma once

#include "model/design/design.h"

#include <string>

namespace rookery {

/// The one text that a consistent design has: fixed order of keys, short lines, so that a change
/// of the design is a small difference of its file. Reading it gives the same design.
std::string writeDesign(const Design &design);

} // namespace rookery
