#pragma once

#include "model/design/extras.h"
#include "model/design/sets.h"

/// Where men may go beside, or in spite of, what their types say.
namespace rookery {

/// A man of these types may also go to any empty cell, while its player has at most so many men, those
/// in hand included: the last three of Nine Men's Morris.
struct Flying
{
    PieceSet types;
    PlayerSet players;
    int atMost = 3;
    Extras extras;

    friend bool operator==(const Flying &, const Flying &) = default;
};

/// Men of these types do not go where a foe could capture them: the princess of Jetan.
struct Caution
{
    PieceSet types;
    PlayerSet players;
    Extras extras;

    friend bool operator==(const Caution &, const Caution &) = default;
};

} // namespace rookery
