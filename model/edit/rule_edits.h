#pragma once

#include "model/base/result.h"
#include "model/design/design.h"

#include <string>

namespace rookery {

Result<Design> withPlayerRenamed(const Design &design, PlayerId player, const std::string &name);
Result<Design> withPlayerFacing(const Design &design, PlayerId player, const Orientation &facing);

/// Name, author, notes and license of the design.
Result<Design> withInfo(const Design &design, const Info &info);

} // namespace rookery
