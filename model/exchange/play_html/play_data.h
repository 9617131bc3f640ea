#pragma once

#include "model/exchange/target/subject.h"

#include <string>

namespace rookery {

/// A compiled game as JSON for the script in resources/play: cells and links, the programs of all
/// pieces, rules and setup. Its size grows with cells times steps.
std::string playData(const Subject &subject);

} // namespace rookery
