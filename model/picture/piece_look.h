#pragma once

#include "model/design/design.h"
#include "model/picture/move_glyph.h"
#include "model/picture/piece_colours.h"

#include <functional>
#include <optional>
#include <string_view>
#include <vector>

namespace rookery {

/// What is drawn for a piece, the same in every picture.
struct PieceLook
{
    enum class Kind {
        Art,    ///< the design's own picture
        Glyph,  ///< a bundled one, because the name is a well-known one
        Number, ///< the name, of pieces of a puzzle
        Moves,  ///< what the piece can do
        Letter, ///< a disc with the letter, of a piece without moves
    };

    Kind kind = Kind::Letter;
    const PieceArt *art = nullptr;
    std::string_view glyph = {}; ///< of resources/glyphs, without .svg
    /// With the piece's letter in the corner: a "Clockwise pawn" is a pawn with a letter to tell it
    /// from the other kind.
    bool hasBadge = false;
    /// Of a tile, which points to where its player goes; all else looks the same from both ends.
    std::optional<SeenFrom> uprightFrom = {};
};

/// What pieces are drawn as that have no picture of their own.
enum class PieceTheme {
    Usual,   ///< what goes with their names: figures, or the tiles of shogi
    Figures, ///< what goes with their names, without tiles
    Moves,   ///< what they can do
    Letters, ///< their letters
};

/// `moves` is only asked where the picture depends on them.
PieceLook pieceLook(const PieceType &type,
                    const Design &design,
                    PlayerId player,
                    const std::function<const MoveGlyph &()> &moves,
                    PieceTheme theme = PieceTheme::Usual);

/// Whether the glyph is drawn upside down for who looks from there.
bool isTurned(const PieceLook &look, SeenFrom from);

/// A disc with the piece's letter, in a square with this side and its middle at (0, 0).
std::vector<Figure> letterFigures(const PieceType &type, double side, const PieceColours &colours);
/// A tile with the piece's name.
std::vector<Figure> numberFigures(const PieceType &type, double side, const PieceColours &colours);
/// A small disc with a letter at the lower right; nothing where it could not be read.
std::vector<Figure> badgeFigures(std::string_view letter, double side, const PieceColours &colours);

/// A bundled glyph as an SVG picture of 100 by 100 in these colours.
std::string glyphSvg(std::string_view glyph, const PieceColours &colours);

} // namespace rookery
