#pragma once

#include "model/design/design.h"

#include <string>
#include <string_view>
#include <vector>

namespace rookery {

/// The bundled design that other programs know by this name, such as `crazyhouse`, `3check`,
/// `kingofthehill`, `normal` or `fide_chess`; empty if there is none.
std::string bundledVariant(std::string_view name);

/// What windows may choose from: the names that they know, and those of all bundled designs.
std::vector<std::string> offeredVariants();

/// Whether two designs are the same game, whatever they and their pieces are called and look like,
/// as far as that can be told: they have equal parts, or say the same to Fairy-Stockfish, which
/// says all of them.
bool areSameGame(const Design &a, const Design &b);

/// The bundled design that is this game; empty if none is, as far as its name, or being chess,
/// xiangqi or shogi, lets it be found.
std::string bundledTwin(const Design &design);

} // namespace rookery
