#pragma once

#include "model/design/design.h"
#include "model/picture/piece_colours.h"

#include <string>
#include <string_view>

namespace rookery {

/// A piece of a player as elements of an SVG picture, in a square with this side and its middle at
/// (0, 0): what the window draws for it. `prefix` goes before the names in it, which must be new in
/// the picture.
std::string pieceSvg(const PieceType &type,
                     const Design &design,
                     PlayerId player,
                     const PieceColours &colours,
                     double side,
                     std::string_view prefix);

/// The same twice, for a board that can be flipped.
struct PieceSvgs
{
    std::string upright;
    std::string flipped; ///< empty for a piece that looks the same then
};

PieceSvgs pieceSvgs(const PieceType &type,
                    const Design &design,
                    PlayerId player,
                    const PieceColours &colours,
                    double side,
                    std::string_view prefix);

} // namespace rookery
