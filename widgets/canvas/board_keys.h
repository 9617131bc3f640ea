#pragma once

#include "widgets/base/key_table.h"

namespace rookery {

class BoardCanvas;

/// What the board does with keys, whatever the tool; the cursor has keys of its own.
const KeyTable<BoardCanvas> &boardKeys();

} // namespace rookery
