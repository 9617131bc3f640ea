#pragma once

#include "model/exchange/target/format.h"

#include <string_view>

namespace rookery {

/// The package whose program plays a file of this format that is written in this dialect, empty for
/// the first one; empty if none here can.
std::string_view proofProgram(const Format &format, std::string_view dialect);

/// For files of Fairy-Stockfish: the newest version comes as ffish, and Debian has an old one.
std::string_view fairyStockfishProgram(std::string_view dialect);

} // namespace rookery
