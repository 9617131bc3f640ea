#pragma once

#include "model/board/board.h"
#include "model/design/zone_meaning.h"

#include <span>
#include <vector>

namespace rookery {

/// The steps of a lattice to neighbours: over edges, or also over corners.
std::vector<Vector> neighbourSteps(Lattice lattice, ZoneSteps steps);

/// One step away: along the lattice as the author's links change it, and where links are drawn.
std::vector<CellId> neighbours(const Board &board, CellId from, const std::vector<Vector> &steps);

/// Whether no step of this kind leads on.
bool endsAhead(const Board &board, CellId from, const Vector &step);

/// The cells around this one that hang together over edges and, as it, are all among these sites or
/// all none of them; in board order.
std::vector<SiteId> regionAround(const Board &board, CellId from, std::span<const SiteId> sites);

} // namespace rookery
