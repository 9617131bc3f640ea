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
        if (square.owner == Position::noOwner && !position.under().empty())
            raise(cell);
    }

    /// The piece under a cell that has been emptied comes up.
    void raise(CellId cell) const
    {
        std::vector<Position::Square> rows;
        for (const Position::Under &row : position.under(cell))
            rows.push_back(row.square);
        if (rows.empty())
            return;
        const Position::Square top = rows.back();
        rows.pop_back();
        setUnder(cell, rows);
        set(cell, top);
    }

    void setUnder(CellId cell, std::span<const Position::Square> squares) const
    {
        auto &old = undo.unders.emplace_back(Undo::OldUnder{cell, {}});
        for (const Position::Under &row : position.under(cell))
            old.squares.push_back(row.square);
        position.setUnder(cell, squares);
    }

    void setNumber(std::size_t place, std::int32_t value) const
    {
        undo.numbers.push_back({place, position.numbers()[place]});
        position.setNumber(place, value);
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
