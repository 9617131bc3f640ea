#pragma once

#include "model/base/result.h"
#include "model/design/design.h"

/// What a new end of the game says at first.
namespace rookery {

/// What most games mean by an end with this condition.
Outcome usualOutcome(const EndCondition &condition);

/// What most games mean by such an end, about what the design has; zones, passing and castling that
/// it cannot come about without are added to the design. Fails where the design has nothing that
/// the end could be about.
Result<End> startedEnd(Design &design, EndCondition condition);

} // namespace rookery
