#pragma once

#include "model/board/board.h"
#include "model/design/design.h"
#include "model/file/json/json_printer.h"

namespace rookery {

/// The `rules` object of a design: what differs from the rules of a fresh one.
JsonOut rulesOut(const Design &design, const Board &board);

} // namespace rookery
