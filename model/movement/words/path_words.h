#pragma once

#include "model/movement/path/path_notation.h"

#include <string>
#include <vector>

namespace rookery {

/// "a, b or c"
std::string eitherOf(const std::vector<std::string> &items);

/// What a path does, to be put behind the piece's name and read aloud: `leaps to the 8 knight
/// squares`, `slides any distance north, east, south or west`.
std::string describePathInWords(const Path &path, const Directions &directions);

} // namespace rookery
