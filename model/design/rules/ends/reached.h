#pragma once

#include "model/design/terms/rule_visitor_fwd.h"
#include "model/design/terms/sets.h"

#include <optional>

namespace rookery {

/// For a player whose pieces of these types stand in the zone.
struct Reached
{
    PieceSet types;
    std::optional<ZoneId> zone;
    int count = 1;
    /// Also when there are fewer, but every cell of the zone is taken and a piece of the player is
    /// there.
    bool blockedCounts = false;
    bool safe = false; ///< still so many after any single capture; a draw if both players have
    PlayerSet
        answered; ///< players who have one more move to do the same, for a draw; must be named

    friend bool operator==(const Reached &, const Reached &) = default;
};

void visitFields(RuleVisitor &v, Reached &rule);
const RuleAbout &about(const Reached *);

} // namespace rookery
