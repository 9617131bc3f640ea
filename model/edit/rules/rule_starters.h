#pragma once

#include "model/base/result.h"
#include "model/design/design.h"
#include "model/design/terms/rule_members.h"

/// What a new rule says at first: what most games of the design's kind would say.
namespace rookery {

/// Adds one to the end of a list, or says why none can be begun; a zone that it cannot do without
/// is added to the design.
std::optional<Error> addStarted(Design &design, RuleList list);

/// The wings on which the kings of the setup could castle with the rooks on their rank; none where
/// there are no such pieces.
CastlingRule likelyCastling(const Design &design);

/// Whether the setup has king and partner of a wing on their cells.
bool hasCastlingPieces(const Design &design, const CastlingRule &rule, const CastlingWing &wing);

/// The wings of likelyCastling(), or why there are none.
Result<CastlingRule> startedCastling(const Design &design);

/// The king goes so many cells towards its partner, which comes to stand beside it on the side that
/// it came from: on every wing with the letter of this one.
Result<Design>
withKingSteps(const Design &design, std::size_t castling, std::size_t wing, int steps);

/// A phrase of one word that holds never.
phrase::Phrase neverHolds();

} // namespace rookery
