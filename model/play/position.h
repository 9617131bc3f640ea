#pragma once

#include "model/board/board.h"
#include "model/design/design.h"

#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace rookery {

/// A piece on a cell.
struct Man
{
    PieceId type;
    PlayerId owner;
    bool moved = false;

    friend bool operator==(const Man &, const Man &) = default;
};

/// What stands on a cell, as one player sees it.
enum class Occupant : std::uint8_t { Empty, Friend, Foe };

/// Where men are that are not on the board. Nothing ever vanishes: a captured man goes to its
/// owner's `captured` cell and stays counted, a man to be dropped comes from `hand`.
enum class OffBoard : std::uint8_t { Hand, Captured };

template<>
struct EnumNames<OffBoard>
{
    static constexpr EnumName<OffBoard> rows[] = {
        {OffBoard::Hand, "hand", "in hand"},
        {OffBoard::Captured, "captured", "captured"},
    };
};

/// Who stands where, who waits beside the board, and whose turn it is.
class Position
{
public:
    Position(std::size_t cells, std::size_t players, std::size_t types);

    std::optional<Man> at(CellId cell) const;
    Occupant seenBy(PlayerId player, CellId cell) const
    {
        const Square &square = m_squares[cell.index()];
        if (square.owner == noOwner)
            return Occupant::Empty;
        return square.owner == player.index() ? Occupant::Friend : Occupant::Foe;
    }
    std::size_t size() const { return m_squares.size(); }
    std::size_t players() const { return m_players; }
    std::size_t types() const { return m_types; }

    void put(CellId cell, const Man &man);
    std::optional<Man> take(CellId cell);

    int count(OffBoard place, PlayerId player, PieceId type) const;
    void setCount(OffBoard place, PlayerId player, PieceId type, int count);

    PlayerId toMove() const { return m_toMove; }
    void setToMove(PlayerId player) { m_toMove = player; }

    /// Every man there is, on the board and off it.
    int manCount() const;

    friend bool operator==(const Position &, const Position &) = default;

private:
    static constexpr std::uint8_t noOwner = 0xff;

    struct Square
    {
        std::uint16_t type = 0;
        std::uint8_t owner = noOwner;
        bool moved = false;

        friend bool operator==(const Square &, const Square &) = default;
    };

    std::size_t counter(OffBoard place, PlayerId player, PieceId type) const;

    std::vector<Square> m_squares;
    std::vector<int> m_offBoard; ///< [place][player][type]
    std::size_t m_players;
    std::size_t m_types;
    PlayerId m_toMove;
};

/// The design's setup; placements on removed cells do not occur in a consistent design.
Position startPosition(const Design &design, const Board &board);

} // namespace rookery
