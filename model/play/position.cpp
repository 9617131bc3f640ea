#include "model/play/position.h"

#include <algorithm>
#include <cassert>
#include <numeric>

namespace rookery {

Position::Position(std::size_t cells, std::size_t players, std::size_t types)
    : m_squares(cells)
    , m_offBoard(enumRows<OffBoard>().size() * players * types)
    , m_players(players)
    , m_types(types)
{
    assert(players < noOwner);
}

std::optional<Man> Position::at(CellId cell) const
{
    const Square &square = m_squares[cell.index()];
    if (square.owner == noOwner)
        return std::nullopt;
    return Man{PieceId(square.type), PlayerId(square.owner), square.moved};
}

void Position::put(CellId cell, const Man &man)
{
    assert(man.owner.index() < m_players && man.type.index() < m_types);
    m_squares[cell.index()] = {static_cast<std::uint16_t>(man.type.index()),
                               static_cast<std::uint8_t>(man.owner.index()),
                               man.moved};
}

std::optional<Man> Position::take(CellId cell)
{
    const auto man = at(cell);
    m_squares[cell.index()] = {};
    return man;
}

std::size_t Position::counter(OffBoard place, PlayerId player, PieceId type) const
{
    return (static_cast<std::size_t>(place) * m_players + player.index()) * m_types + type.index();
}

int Position::count(OffBoard place, PlayerId player, PieceId type) const
{
    return m_offBoard[counter(place, player, type)];
}

void Position::setCount(OffBoard place, PlayerId player, PieceId type, int count)
{
    assert(count >= 0);
    m_offBoard[counter(place, player, type)] = count;
}

int Position::manCount() const
{
    const auto onBoard = std::count_if(m_squares.begin(), m_squares.end(), [](const Square &square) {
        return square.owner != noOwner;
    });
    return std::accumulate(m_offBoard.begin(), m_offBoard.end(), static_cast<int>(onBoard));
}

Position startPosition(const Design &design, const Board &board)
{
    Position position(board.size(), design.rules->players.size(), design.pieces->types.size());
    for (const Placement &placement : design.setup->placements) {
        if (const auto cell = board.cellAt(placement.site))
            position.put(*cell, {placement.piece, placement.player, false});
    }
    for (const HandEntry &entry : design.setup->hands)
        position.setCount(OffBoard::Hand, entry.player, entry.piece, entry.count);
    return position;
}

} // namespace rookery
