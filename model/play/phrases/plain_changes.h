#pragma once

#include "model/play/phrases/board_changes.h"

namespace rookery {

/// Changes that nothing takes back.
class PlainChanges : public BoardChanges
{
public:
    explicit PlainChanges(Position &position)
        : BoardChanges(position, nullptr)
    {
    }

    void set(CellId cell, const Position::Square &square) override
    {
        position().setSquare(cell, square);
    }
    void setUnder(CellId cell, std::span<const Position::Square> squares) override
    {
        position().setUnder(cell, squares);
    }
    void changeCount(OffBoard place, PlayerId owner, PieceId type, int by) override
    {
        position().setCount(place, owner, type, position().count(place, owner, type) + by);
    }
    void capture(CellId cell) override { position().setSquare(cell, {}); }
};

} // namespace rookery
