#pragma once

#include "model/base/result.h"
#include "model/design/design.h"
#include "model/design/terms/rule_members.h"

/// What a new rule says at first: what most games of the design's kind would say.
namespace rookery {

/// Adds one to the end of a list, or says why none can be begun.
std::optional<Error> addStarted(const Design &design, RuleList list);

/// A zone that promotion may be meant to happen in: one that is called so, else the first that
/// turns with the players.
std::optional<ZoneId> likelyPromotionZone(const Design &design);

/// The wings on which the kings of the setup could castle with the rooks on their rank; none where
/// there are no such pieces.
CastlingRule likelyCastling(const Design &design);

} // namespace rookery
