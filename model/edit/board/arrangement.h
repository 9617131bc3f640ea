#pragma once

#include "model/base/result.h"
#include "model/design/design.h"

#include <span>
#include <vector>

namespace rookery {

/// Which line the middles of some cells come to lie on.
enum class Alignment { Left, Centre, Right, Bottom, Middle, Top };

/// Moves cells on the drawing, lattice cells too.
Result<Design> withCellsPlaced(const Design &design, std::span<const MovedCell> places);

Result<Design>
withCellsAligned(const Design &design, std::span<const SiteId> sites, Alignment alignment);

/// Equal distances from the first to the last, level or upright.
enum class Spread { Level, Upright };
Result<Design>
withCellsDistributed(const Design &design, std::span<const SiteId> sites, Spread spread);

/// New cells without links at these places, with the first free names.
Result<Design> withCellsAdded(const Design &design, std::span<const Point> places);

/// Places on a circle, the first at the top, then clockwise; the radius is in thousandths of a
/// cell.
std::vector<Point> circlePlaces(Point centre, int count, int radius);

/// Places on the sides of a regular polygon, so many on each side with one of its corners; the
/// first corner at the top, then clockwise.
std::vector<Point> polygonPlaces(Point centre, int corners, int perSide, int radius);

} // namespace rookery
