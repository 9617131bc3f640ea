#pragma once

#include "model/base/id.h"

namespace rookery {

using SiteId = Id<struct SiteTag, std::uint32_t>; ///< a place in a board recipe, hole or not
using CellId = Id<struct CellTag>;                ///< a cell of a built Board
using DirectionId = Id<struct DirectionTag>;
using PieceId = Id<struct PieceTag>;
using PlayerId = Id<struct PlayerTag>;
using ZoneId = Id<struct ZoneTag>;
using LegId = Id<struct LegTag>; ///< a leg within one movement

} // namespace rookery
