#pragma once

#include "model/base/problem.h"
#include "model/base/result.h"
#include "model/design/design.h"

#include <vector>

namespace rookery {

/// Check and mate guard a royal piece from being captured; other rules can take it too: explosions,
/// pieces that enclose, rows, rivers, promotions, a second move in one turn. Adds a warning for
/// each rule and each movement that can leave a player without any royal piece while no end speaks
/// of that. Silent about a design without ends.
void findRoyalsThatVanish(const Design &design, std::vector<Problem> &problems);

/// Adds, before all other ends, that a player without a royal piece has lost.
Result<Design> addEndWithoutRoyals(const Design &design, const Problem &problem);

} // namespace rookery
