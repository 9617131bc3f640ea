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

} // namespace rookery
