#pragma once

#include "model/design/ends.h"
#include "model/play/position.h"

#include <optional>
#include <vector>

namespace rookery {

/// How far a player has counted, and how far that goes.
struct EndgameCount
{
    int reached = 0;
    int limit = 0;

    friend bool operator==(const EndgameCount &, const EndgameCount &) = default;
};

/// The count of the player to move in the last of these positions, which a game has gone through
/// one by one; nothing if the player does not count. A count begins where its condition has come
/// true, and the men who are captured later do not change how far it goes.
std::optional<EndgameCount> endgameCount(const CountedOut &rule,
                                         const std::vector<const Position *> &game);

} // namespace rookery
