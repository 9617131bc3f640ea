#include "model/play/position.h"

#include "model/play/castling_wings.h"
#include "model/play/turn_order.h"

#include <algorithm>
#include <cassert>
#include <numeric>

namespace rookery {

Position::Position(std::size_t cells, std::size_t players, std::size_t types)
    : m_squares(cells)
    , m_offBoard(enumRows<OffBoard>().size() * players * types)
    , m_players(players)
    , m_types(types)
    , m_words((cells + 63) / 64)
{
    assert(players <= PlayState::mostPlayers);
    m_men.resize(players * m_words);
}

std::optional<Man> Position::at(CellId cell) const
{
    const Square &square = m_squares[cell.index()];
    if (square.owner == noOwner || square.owner == wall)
        return std::nullopt;
    Man man{PieceId(square.type), PlayerId(square.owner), square.moved};
    if (square.was != noType)
        man.was = PieceId(square.was);
    return man;
}

void Position::setSquare(CellId cell, const Square &square)
{
    Square &here = m_squares[cell.index()];
    const std::size_t word = cell.index() / 64;
    const std::uint64_t bit = std::uint64_t(1) << cell.index() % 64;
    if (here.owner < m_players)
        m_men[here.owner * m_words + word] &= ~bit;
    if (square.owner < m_players)
        m_men[square.owner * m_words + word] |= bit;
    m_walls += (square.owner == wall ? 1 : 0) - (here.owner == wall ? 1 : 0);
    here = square;
}

void Position::put(CellId cell, const Man &man)
{
    assert(man.owner.index() < m_players && man.type.index() < m_types);
    Square square;
    square.type = static_cast<std::uint16_t>(man.type.index());
    square.was = man.was ? static_cast<std::uint16_t>(man.was->index()) : noType;
    square.owner = static_cast<std::uint8_t>(man.owner.index());
    square.moved = man.moved;
    setSquare(cell, square);
}

std::optional<Man> Position::take(CellId cell)
{
    const auto man = at(cell);
    setSquare(cell, {});
    return man;
}

void Position::putWall(CellId cell)
{
    Square square;
    square.owner = wall;
    setSquare(cell, square);
}

void Position::removeWall(CellId cell)
{
    assert(isWall(cell));
    setSquare(cell, {});
}

void Position::setCount(OffBoard place, PlayerId player, PieceId type, int count)
{
    assert(count >= 0);
    m_offBoard[counter(place, player, type)] = count;
}

int Position::manCount() const
{
    const auto onBoard = std::count_if(m_squares.begin(), m_squares.end(), [](const Square &square) {
        return square.owner < noOwner - 1;
    });
    return std::accumulate(m_offBoard.begin(), m_offBoard.end(), static_cast<int>(onBoard));
}

Position startPosition(const Design &design, const Board &board)
{
    Position position(board.size(), design.rules->players.size(), design.pieces->types.size());
    for (const Placement &placement : design.setup->placements) {
        if (const auto cell = board.cellAt(placement.site))
            position.put(*cell, {placement.piece, placement.player, false, placement.was});
    }
    for (const HandEntry &entry : design.setup->hands)
        position.setCount(OffBoard::Hand, entry.player, entry.piece, entry.count);
    position.setToMove(playerAt(*design.rules, 0));
    beginPlay(position, *design.rules, board);
    return position;
}

} // namespace rookery
