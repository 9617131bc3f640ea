#pragma once

#include "model/design/pieces.h"

#include <string_view>

namespace rookery {

/// The bundled glyph that a piece is drawn with because of its name.
struct NamedGlyph
{
    std::string_view glyph = {}; ///< of resources/glyphs, without .svg; empty if no name is known
    bool isWhole = false;        ///< the whole name says so, not the last of its words only
};

/// `company` are the pieces of the design: a Queen beside a Beetle is the bee of Hive.
NamedGlyph glyphNamed(std::string_view name, const Pieces &company);

/// Whether the pieces are those of a shogi, which are drawn as tiles.
bool areOfShogi(const Pieces &pieces);

/// The tile of a piece of shogi; empty if there is none with this name.
std::string_view tileNamed(std::string_view name);

} // namespace rookery
