#pragma once

#include <string>
#include <utility>
#include <vector>

namespace rookery {

/// Members of a file's object that this version does not know, as compact JSON. They travel with
/// the thing they were found on and are written back when it is saved.
using Extras = std::vector<std::pair<std::string, std::string>>;

} // namespace rookery
