#pragma once

#include "model/design/directions.h"
#include "model/design/directions.h"
#include "model/design/pieces.h"
#include "model/design/rules.h"
#include "model/file/json_printer.h"

namespace rookery {

JsonOut piecesOut(const Pieces &pieces, const Directions &directions, const Rules &rules);

} // namespace rookery
