#pragma once

#include "model/play/moves/move.h"
#include "model/play/moves/undo.h"
#include "model/play/rules/rule_book.h"

#include <algorithm>

namespace rookery {

/// A move while it is being played: the one that changes the position does so by it, so that all
/// can be taken back. What it refers to has to outlive it.
struct MoveUnderway
{
    const RuleBook &book;
    Position &position;
    const Move &move;
    Undo &undo;
    PlayerId player; ///< the player who makes the move

    const Rules &rules() const { return book.rules(); }
    PlayState &state() const { return position.state(); }

    void set(CellId cell, const Position::Square &square) const
    {
        undo.squares.push_back({cell, position.square(cell)});
        position.setSquare(cell, square);
    }

    void putWall(CellId cell) const
    {
        Position::Square square;
        square.owner = Position::wall;
        set(cell, square);
    }

    void changeCount(OffBoard place, PlayerId owner, PieceId type, int by) const
    {
        const int count = position.count(place, owner, type);
        undo.counts.push_back({place, owner, type, count});
        position.setCount(place, owner, type, count + by);
    }

    /// Whether anything has happened on a cell so far.
    bool hasTouched(CellId cell) const
    {
        return std::any_of(undo.squares.begin(),
                           undo.squares.end(),
                           [cell](const Undo::OldSquare &old) { return old.cell == cell; });
    }
};

} // namespace rookery
