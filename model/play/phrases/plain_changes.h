#pragma once

#include "model/play/phrases/board_changes.h"

namespace rookery {

/// Changes that nothing takes back.
class PlainChanges : public BoardChanges
{
public:
    explicit PlainChanges(Position &position)
        : m_position(position)
    {
    }

    Position &position() override { return m_position; }
    void set(CellId cell, const Position::Square &square) override
    {
        m_position.setSquare(cell, square);
    }
    void setUnder(CellId cell, std::span<const Position::Square> squares) override
    {
        m_position.setUnder(cell, squares);
    }
    void setNumber(std::size_t place, std::int32_t value) override
    {
        m_position.setNumber(place, value);
    }
    void changeCount(OffBoard place, PlayerId owner, PieceId type, int by) override
    {
        m_position.setCount(place, owner, type, m_position.count(place, owner, type) + by);
    }
    void capture(CellId cell) override { m_position.setSquare(cell, {}); }

private:
    Position &m_position;
};

} // namespace rookery
