#pragma once

#include <QString>

#include <span>

namespace rookery {

/// What the gallery groups the bundled pictures by, in its order.
enum class GlyphFamily { Chess, Fairy, Shogi, Xiangqi, Animals, Insects, Things, Abstract };

QString titleOf(GlyphFamily family);

/// What people call a bundled picture.
struct GlyphWords
{
    GlyphFamily family;
    const char *glyph; ///< of resources/glyphs, without .svg
    const char *names; ///< its title, and after commas what else it is found by

    QString title() const;
    QString shownNames() const;
};

/// All of them, as the gallery shows them.
std::span<const GlyphWords> glyphWords();

} // namespace rookery
