#pragma once

#include "model/design/rules.h"

namespace rookery {

/// Whether some rule looks along the directions of the board: rows, neighbours, enclosed men.
bool looksAlongLines(const Rules &rules);

} // namespace rookery
