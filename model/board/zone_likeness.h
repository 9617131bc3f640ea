#pragma once

#include "model/board/zone_map.h"

#include <optional>
#include <span>

namespace rookery {

/// The zone said by a meaning, where one gives every player the very cells that the drawn zone has
/// on this board; nothing for one that has a meaning or no cells, and for boards of more than 4,096
/// cells. Time: some hundred times that of finding the cells of a meaning.
std::optional<Zone>
saidZone(const Board &board, const Zone &drawn, std::span<const Orientation> facings);

} // namespace rookery
