#pragma once

#include "model/movement/path_notation.h"

#include <string>
#include <vector>

namespace rookery {

/// "a, b or c"
std::string eitherOf(const std::vector<std::string> &items);

/// A direction as people say it: `north-north-east`, `3 east and 1 north`, or its author's word.
std::string describeDirection(const PathDirection &direction, const Directions &directions);

/// What a path does, to be put behind the piece's name and read aloud: `leaps to the 8 knight
/// squares`, `slides any distance north, east, south or west`.
std::string describePathInWords(const Path &path, const Directions &directions);

} // namespace rookery
