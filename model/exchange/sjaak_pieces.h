#pragma once

#include "model/base/result.h"
#include "model/design/ids.h"
#include "model/exchange/subject.h"

#include <string>
#include <vector>

namespace rookery {

/// `Move:` and `Capture:` lines of Sjaak II for the ways that a piece always has, or why there are
/// none.
Result<std::vector<std::string>> sjaakPieceLines(const Subject &subject, PieceId piece);

/// Whether men of this type get over a hole in the engine: slides and hops do, where cells lie
/// behind it.
bool passesHolesInSjaak(const Subject &subject, PieceId piece);

} // namespace rookery
