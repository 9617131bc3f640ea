#pragma once

#include "model/design/design.h"
#include "model/file/json/json_printer.h"

namespace rookery {

/// The design's piece types, with the names of whatever they refer to.
JsonOut piecesOut(const Design &design);

} // namespace rookery
