#pragma once

#include "model/board/board.h"
#include "model/design/rules.h"
#include "model/file/json/json_printer.h"

namespace rookery {

JsonOut boardOut(const Board &board, const Rules &rules);
JsonOut directionsOut(const Directions &directions);
JsonOut directionGroupsOut(const Directions &directions);

/// Two numbers, or four where a vector leaves the plane.
JsonOut vectorOut(const Vector &vector);

} // namespace rookery
