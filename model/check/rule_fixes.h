#pragma once

#include "model/base/problem.h"
#include "model/base/result.h"
#include "model/design/design.h"

/// Fixes of rules that say too much or too little, for any problem whose place is a rule.
namespace rookery {

/// The rule goes that the place of the problem names, or has a member at.
Result<Design> removeRule(const Design &design, const Problem &problem);
/// Captured pieces go to the hand, and may be put down.
Result<Design> keepCapturedPieces(const Design &design, const Problem &problem);
/// Players may pass at any time.
Result<Design> letPass(const Design &design, const Problem &problem);

/// Those without pieces leave the order of turns, those who have some come into it, at its end.
Result<Design> giveTurnsByPieces(const Design &design, const Problem &problem);

/// The player is no longer chance; the first, where all are.
Result<Design> letDecide(const Design &design, const Problem &problem);

/// A number, word or zone of own rules gets a name that means nothing else, also where rules name
/// it.
Result<Design> giveFreeName(const Design &design, const Problem &problem);

} // namespace rookery
