#pragma once

#include "model/picture/move_glyph.h"

#include <span>
#include <vector>

namespace rookery {

/// What a shape in glyphs means, beside a glyph that has nothing else.
struct GlyphSign
{
    const char *name; ///< for people
    MoveGlyph example;
};

/// The shapes that are seen in these glyphs, in the order of the legend.
std::vector<GlyphSign> glyphLegend(std::span<const MoveGlyph> glyphs);

} // namespace rookery
