#pragma once

#include "model/play/legal/move_rules.h"

#include <vector>

namespace rookery {

/// One move of a game, between the positions before and after it.
struct PlayedMove
{
    const Position *before;
    const Position *after;
    const Move *move;
};

/// Whether the player has chased one and the same piece with every move of this part of a game, and
/// has moved in it at all.
bool hasChased(MoveRules &moveRules,
               const Repetition &rule,
               const std::vector<PlayedMove> &moves,
               PlayerId player);

} // namespace rookery
