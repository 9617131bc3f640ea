#pragma once

#include "model/design/pieces.h"

#include <string>
#include <vector>

namespace rookery::betza {

/// The part of a graph that begins with these legs.
LegGraph beginningWith(LegGraph graph, const std::vector<LegId> &first);

/// Chains with one leg that may be repeated or left out, `p(afp)afcR`, or with a pair of them,
/// `(afsafz)W`. Takes the first legs that such
/// chains can say from the list, and gives their text.
std::string
writeCircles(const LegGraph &graph, std::vector<LegId> &first, When when, BetzaDialect dialect);

} // namespace rookery::betza
