#pragma once

#include "app/cli/outcome.h"
#include "model/design/design.h"

#include <string>
#include <vector>

namespace rookery::cli {

/// The bundled design that other programs' windows know by this name, such as `crazyhouse`,
/// `3check` or `kingofthehill`; empty if there is none.
std::string bundledVariant(const std::string &name);

/// What windows may choose from: the names that they know, and those of all bundled designs.
std::vector<std::string> offeredVariants();

/// A file, a bundled design, what windows call one, or a variant that Fairy-Stockfish has built in.
Tried<Design> designOfVariant(const std::string &name);

/// The game of this name, or the first, of a file of variants for Fairy-Stockfish.
Tried<Design> designOfVariantFile(const std::string &file, const std::string &name);

} // namespace rookery::cli
