#pragma once

#include "model/exchange/target/subject.h"

#include <optional>

namespace rookery {

/// The one promotion of a game as `promoZone` and `promoChoice` say it.
struct DiagramPromotion
{
    int depth = 1;       ///< in ranks
    bool waits = false;  ///< `!` before the pawn: it may stay what it is, but not on the last rank
    bool isLost = false; ///< `*` before each choice: only for pieces that have been captured
};

/// Nothing for other promotions.
std::optional<DiagramPromotion> diagramPromotion(const Subject &subject);

} // namespace rookery
