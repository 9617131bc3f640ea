#pragma once

#include "model/play/position/position.h"

#include <algorithm>
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
    std::vector<WingHome> homes; ///< none where they stay
    Past past;
    PlayState state;
    PlayerId toMove;
};

/// Calls square(old) for each cell that has changed and count(old) for each counter, once and with
/// what was there before the move, however often it has changed.
template<class Square, class Count>
void forEachChange(const Undo &undo, Square &&square, Count &&count)
{
    for (auto old = undo.squares.begin(); old != undo.squares.end(); ++old) {
        if (std::none_of(undo.squares.begin(), old, [&](const Undo::OldSquare &other) {
                return other.cell == old->cell;
            }))
            square(*old);
    }
    for (auto old = undo.counts.begin(); old != undo.counts.end(); ++old) {
        if (std::none_of(undo.counts.begin(), old, [&](const Undo::OldCount &other) {
                return other.place == old->place && other.player == old->player
                       && other.type == old->type;
            }))
            count(*old);
    }
}

} // namespace rookery
