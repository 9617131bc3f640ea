#pragma once

#include "model/base/result.h"
#include "model/board/board.h"

#include <vector>

namespace rookery {

/// How a player sees a zone that is said by a meaning.
struct ZoneView
{
    Orientation facing; ///< of the player
    Orientation turn;   ///< what the first player's cells are turned by to become the player's
};

/// The cells of a meaning for one player, in board order: the only place where meanings become
/// cells. Cells added by hand belong to no rank, file or colour. Fails with a sentence where the
/// meaning makes no sense on this board, such as the last rank of a torus. Time: cells times rings.
Result<std::vector<SiteId>>
meaningSites(const Board &board, const ZoneMeaning &meaning, const ZoneView &view = {});

} // namespace rookery
