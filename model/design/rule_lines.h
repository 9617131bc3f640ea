#pragma once

#include "model/design/rules.h"

namespace rookery {

/// Whether some rule looks along the directions of the board: rows, neighbours, enclosed pieces.
bool looksAlongLines(const Rules &rules);

} // namespace rookery
