#pragma once

#include "model/design/directions.h"
#include "model/design/pieces.h"
#include "model/file/json_printer.h"

namespace rookery {

JsonOut piecesOut(const Pieces &pieces, const Directions &directions);

} // namespace rookery
