#pragma once

#include "app/cli/outcome.h"
#include "model/design/design.h"

#include <string>

namespace rookery::cli {

/// A file, a bundled design, what windows call one, or a variant that Fairy-Stockfish has built in.
Tried<Design> designOfVariant(const std::string &name);

/// The game of this name, or the first, of a file of variants for Fairy-Stockfish.
Tried<Design> designOfVariantFile(const std::string &file, const std::string &name);

} // namespace rookery::cli
