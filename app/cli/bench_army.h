#pragma once

#include "model/design/design.h"

#include <cstdint>

namespace rookery::cli {

/// A flat square board of this side with forty random piece types, and two armies of men of these
/// types on random cells, 400 men a side on 36x36 and as dense on other boards. Of the types 55 %
/// are sliders, 25 % slide 2 to 5 cells, 20 % step; each has 2 to 8 directions.
Design randomArmies(int side, std::uint64_t seed);

/// The three pieces that are measured alone, in the order Queen, Knight, Hook mover.
Pieces singlePieces(const Directions &directions);

} // namespace rookery::cli
