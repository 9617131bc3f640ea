#pragma once

#include "model/play/position/position.h"

#include <vector>

namespace rookery {

/// What a move has changed, so that it can be taken back.
struct Undo
{
    struct OldSquare
    {
        CellId cell;
        Position::Square square;
    };

    struct OldCount
    {
        OffBoard place;
        PlayerId player;
        PieceId type;
        int count;
    };

    struct OldUnder
    {
        CellId cell;
        std::vector<Position::Square> squares;
    };

    struct OldNumber
    {
        std::size_t place;
        std::int32_t value;
    };

    std::vector<OldSquare> squares; ///< in the order of the changes; a cell may occur twice
    std::vector<OldCount> counts;
    std::vector<CellId> captured; ///< where pieces fell
    std::vector<OldUnder> unders;
    std::vector<OldNumber> numbers;
    Past past;
    PlayState state;
    PlayerId toMove;
};

} // namespace rookery
