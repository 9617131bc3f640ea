#pragma once

#include "model/design/rules/ends/counted_out.h"
#include "model/play/position/position.h"

#include <optional>
#include <vector>

namespace rookery {

/// Which player counts, how far the count has got, and its limit. It is up when the player has made
/// one move more.
struct EndgameCount
{
    PlayerId player;
    int reached = 0; ///< the first number and the player's own moves since
    int limit = 0;

    bool isUp() const { return reached > limit; }

    friend bool operator==(const EndgameCount &, const EndgameCount &) = default;
};

/// The count in the last of these positions, which a game has gone through one by one; nothing if
/// there is none. A game has one count at a time. It begins with the turn of a player who may
/// count, or as a bare one captures the last pawn, and goes on whatever is captured later; it
/// begins anew only when the player to move has just become bare, or the last pawn has just gone
/// and the player is bare. Cost: as many counts of pieces as positions.
std::optional<EndgameCount> endgameCount(const CountedOut &rule,
                                         const std::vector<const Position *> &game);

} // namespace rookery
