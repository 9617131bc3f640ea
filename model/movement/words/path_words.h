#pragma once

#include "model/base/message.h"
#include "model/movement/path/path_notation.h"

namespace rookery {

/// What a path does, to be put behind the piece's name and read aloud: `leaps to the 8 knight
/// squares`, `slides any distance orthogonally`.
Message describePathInWords(const Path &path, const Directions &directions);

} // namespace rookery
