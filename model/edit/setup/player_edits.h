#pragma once

#include "model/base/result.h"
#include "model/design/design.h"

#include <string>

namespace rookery {

Result<Design> withPlayerRenamed(const Design &design, PlayerId player, const std::string &name);
Result<Design> withPlayerFacing(const Design &design, PlayerId player, const Orientation &facing);

/// From a player who decides to chance, or back. Chance must have no pieces, neither on the board
/// nor in hand, and another player must decide.
Result<Design> withChanceToggled(const Design &design, PlayerId player);

/// One more, who moves after the others: named after the first colour that is free, facing as
/// no other does where the board can be held so. Fails where there are limits::players.
Result<Design> withPlayerAdded(const Design &design);

/// The player goes with its pieces, hand, parts of zones and pictures, and the rules that are about
/// no other piece. Fails for the only one.
Result<Design> withPlayerRemoved(const Design &design, PlayerId player);

} // namespace rookery
