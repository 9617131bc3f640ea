#pragma once

#include "model/base/result.h"
#include "model/design/design.h"

#include <string>

namespace rookery {

/// Name, author, notes and license of the design.
Result<Design> withInfo(const Design &design, const Info &info);

} // namespace rookery
