#pragma once

#include "model/movement/betza/betza_spelling.h"

namespace rookery::betza {

/// Writes moves of several legs as chains with `a`, or in brackets where the legs differ too much.
/// The legs hold vectors and turns only.
Result<std::string> writeChains(const LegGraph &graph, When when, BetzaDialect dialect);

} // namespace rookery::betza
