#pragma once

#include "model/design/design.h"
#include "model/file/json_printer.h"

namespace rookery {

JsonOut piecesOut(const Design &design);

} // namespace rookery
