#pragma once

#include "model/base/message.h"
#include "model/movement/path/path_notation.h"

namespace rookery {

/// Whether these are directions of hexagons or triangles: the three parts of each add up to 0.
bool areOnThreeAxes(const Directions &directions);

/// Whether a step goes to a neighbour: over an edge or a corner of the cell.
bool leadsToNeighbour(const Vector &vector, const Directions &directions);

/// What one point of a turn is on their compass.
int degreesOfPoint(const Directions &directions);

/// A direction as people say it: `north-north-east`, `3 east and 1 north`, `north-east and up`, or
/// its author's word.
Message describeDirection(const PathDirection &direction, const Directions &directions);

} // namespace rookery
