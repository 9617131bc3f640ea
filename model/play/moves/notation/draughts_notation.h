#pragma once

#include "model/play/moves/notation/notation.h"

namespace rookery {

/// How squares are called in draughts: by numbers, which only the squares have that are played on,
/// or by their names.
struct DraughtsRow
{
    std::string_view design;
    std::string_view gameType; ///< of PDN
    Labels squares;            ///< numbers, or with chess labels names
};

/// What PDN says of the design; null for one that it does not know.
const DraughtsRow *draughtsRow(const Design &design);
/// By what `GameType` says: `20`, with or without what follows; null for an unknown one.
const DraughtsRow *draughtsRow(std::string_view gameType);

/// Why moves of the design have no text in the notation of draughts; empty if they have.
Message draughtsObstacle(const Design &design, const Board &board);

/// `32-28`, `32x23`, or all squares on the way where that is needed: `47x24x13x2`; `c3-d4` and
/// `c3:e5` where squares have names.
std::string writeDraughts(const Move &move, const NotationContext &context);
Result<Move> readDraughts(std::string_view text, const NotationContext &context);

} // namespace rookery
