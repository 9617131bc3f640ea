#pragma once

#include "model/base/geometry.h"
#include "model/base/message.h"

#include <string>

namespace rookery {

/// Empty if this can be the outline of a cell whose centre is (0, 0), else the reason.
Message cornersFault(const Polygon &corners);

/// A regular polygon around (0, 0) whose sides are as far from it as a unit square's; with an even
/// number of corners a side lies level at the bottom, else one corner stands on top.
Polygon regularOutline(int corners);

} // namespace rookery
