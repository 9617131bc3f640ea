#pragma once

#include "model/exchange/target/subject.h"

#include <string>

namespace rookery {

/// The table of moves in C with what it needs, and a comment that says what it leaves out; where
/// there can be none, a comment that says why.
std::string moveTableText(const Subject &subject);

} // namespace rookery
