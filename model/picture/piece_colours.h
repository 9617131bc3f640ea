#pragma once

#include "model/design/rules.h"
#include "model/picture/figure.h"

#include <vector>

namespace rookery {

/// How a player's pieces are coloured: the body, and the line that makes it stand out anywhere.
struct PieceColours
{
    Rgb body = 0;
    Rgb line = 0;

    friend bool operator==(const PieceColours &, const PieceColours &) = default;
};

/// Of a player of no game: the first is white, the second black.
PieceColours pieceColours(PlayerId player);

/// By player. Whose name says a colour (`Red`, `The Blue Side`; `Cho` and `Han` of janggi) has it,
/// of two with the same word the first; the others share out what is left, as above.
std::vector<PieceColours> pieceColours(const Rules &rules);

} // namespace rookery
