#include "model/play/phrases/board_changes.h"
#include "model/play/phrases/piece_answers.h"

#include <algorithm>

namespace rookery {

bool PieceSteps::hasPiece(Value cell) const
{
    return cell >= 0 && pieces::isPiece(m_changes.position().square(CellId(cell)));
}

/// A number that goes with pieces is left at its start.
void PieceSteps::resetNumbers(CellId cell)
{
    for (const NumberLayout::Row &row : m_game.numbers.rows()) {
        const std::size_t place = row.begin + cell.index();
        if (row.follows && m_changes.position().numbers()[place] != m_start[place])
            m_changes.setNumber(place, m_start[place]);
    }
}

void PieceSteps::carryNumbers(CellId from, CellId to)
{
    for (const NumberLayout::Row &row : m_game.numbers.rows()) {
        if (row.follows)
            m_changes.setNumber(row.begin + to.index(),
                                m_changes.position().numbers()[row.begin + from.index()]);
    }
    resetNumbers(from);
}

void PieceSteps::captureAll(CellId cell)
{
    while (hasPiece(static_cast<Value>(cell.index())))
        capture(static_cast<Value>(cell.index()));
}

void PieceSteps::move(Value from, Value to)
{
    if (!hasPiece(from) || to < 0 || from == to)
        return;
    Position::Square piece = m_changes.position().square(CellId(from));
    captureAll(CellId(to));
    m_changes.set(CellId(from), {});
    piece.moved = true;
    m_changes.set(CellId(to), piece);
    carryNumbers(CellId(from), CellId(to));
}

Position::Square PieceSteps::newPiece(Value type, Value player) const
{
    Position::Square square;
    square.type = static_cast<std::uint16_t>(type);
    square.owner = static_cast<std::uint8_t>(player);
    if (player == m_game.unowned()) {
        square.owner = Position::wall;
        square.was = Position::unowned;
    }
    return square;
}

void PieceSteps::put(Value type, Value player, Value cell)
{
    if (type < 0 || player < 0 || cell < 0)
        return;
    m_changes.set(CellId(cell), newPiece(type, player));
    resetNumbers(CellId(cell));
}

void PieceSteps::capture(Value cell)
{
    if (!hasPiece(cell))
        return;
    sets::add(m_frame.context.captured.data(), cell);
    if (m_changes.position().at(CellId(cell)))
        m_changes.capture(CellId(cell));
    else
        m_changes.set(CellId(cell), {});
    resetNumbers(CellId(cell));
}

void PieceSteps::remove(Value cell)
{
    if (!hasPiece(cell))
        return;
    m_changes.set(CellId(cell), {});
    resetNumbers(CellId(cell));
}

std::vector<Position::Square> PieceSteps::stackOn(CellId cell) const
{
    std::vector<Position::Square> squares;
    for (const Position::Under &row : m_changes.position().under(cell))
        squares.push_back(row.square);
    if (!m_changes.position().isEmpty(cell))
        squares.push_back(m_changes.position().square(cell));
    return squares;
}

/// From the bottom up; at most as many as a cell holds.
void PieceSteps::setStack(CellId cell, std::span<const Position::Square> squares)
{
    const auto lower = squares.first(squares.empty() ? 0 : squares.size() - 1);
    if (!lower.empty() || !m_changes.position().under(cell).empty())
        m_changes.setUnder(cell, lower);
    m_changes.set(cell, squares.empty() ? Position::Square{} : squares.back());
}

void PieceSteps::swap(Value one, Value other)
{
    if (one < 0 || other < 0 || one == other)
        return;
    auto first = stackOn(CellId(one));
    auto second = stackOn(CellId(other));
    for (auto *stack : {&first, &second}) {
        for (Position::Square &square : *stack)
            square.moved = true;
    }
    setStack(CellId(one), second);
    setStack(CellId(other), first);
    for (const NumberLayout::Row &row : m_game.numbers.rows()) {
        if (!row.follows)
            continue;
        const auto numbers = m_changes.position().numbers();
        const std::size_t here = row.begin + static_cast<std::size_t>(one);
        const std::size_t there = row.begin + static_cast<std::size_t>(other);
        const std::int32_t kept = numbers[here];
        m_changes.setNumber(here, numbers[there]);
        m_changes.setNumber(there, kept);
    }
}

void PieceSteps::turnInto(Value cell, Value type)
{
    if (!hasPiece(cell) || type < 0)
        return;
    Position::Square square = m_changes.position().square(CellId(cell));
    square.type = static_cast<std::uint16_t>(type);
    m_changes.set(CellId(cell), square);
}

void PieceSteps::give(Value cell, Value player)
{
    if (!hasPiece(cell) || player < 0)
        return;
    const Position::Square &old = m_changes.position().square(CellId(cell));
    Position::Square square = newPiece(old.type, player);
    square.moved = old.moved;
    if (square.owner < Position::wall && old.owner < Position::wall)
        square.was = old.was;
    m_changes.set(CellId(cell), square);
}

void PieceSteps::wall(Value cell)
{
    if (cell < 0 || !m_changes.position().isEmpty(CellId(cell)))
        return;
    Position::Square square;
    square.owner = Position::wall;
    m_changes.set(CellId(cell), square);
}

void PieceSteps::clear(Value cell)
{
    if (cell >= 0 && m_changes.position().isWall(CellId(cell)) && !hasPiece(cell))
        m_changes.set(CellId(cell), {});
}

void PieceSteps::take(Value type, Value player)
{
    const bool has =
        type >= 0 && player >= 0 && player < m_game.players && !m_game.endlessHands
        && m_changes.position().count(OffBoard::Hand, PlayerId(player), PieceId(type)) > 0;
    if (has)
        m_changes.changeCount(OffBoard::Hand, PlayerId(player), PieceId(type), -1);
}

void PieceSteps::addToHand(Value type, Value player)
{
    if (type >= 0 && player >= 0 && player < m_game.players)
        m_changes.changeCount(OffBoard::Hand, PlayerId(player), PieceId(type), 1);
}

void PieceSteps::deal(Value count, Value from, Value to, Side side)
{
    if (!hasPiece(from) || to < 0 || from == to || count <= 0)
        return;
    auto source = stackOn(CellId(from));
    const auto dealt = std::min<std::size_t>(source.size(), static_cast<std::size_t>(count));
    const auto begin = source.end() - static_cast<std::ptrdiff_t>(dealt);
    std::vector<Position::Square> moved(begin, source.end());
    source.erase(begin, source.end());
    for (Position::Square &square : moved)
        square.moved = true;
    auto goal = stackOn(CellId(to));
    goal.insert(side == Side::Top ? goal.end() : goal.begin(), moved.begin(), moved.end());
    setStack(CellId(from), source);
    setStack(CellId(to), goal);
    if (source.empty() && goal.size() == moved.size())
        carryNumbers(CellId(from), CellId(to));
}

void PieceSteps::moveAll(std::span<const std::pair<Value, Value>> goals)
{
    struct Lifted
    {
        Value to;
        Position::Square square;
        std::vector<std::int32_t> numbers;
    };
    std::vector<Lifted> lifted;
    for (const auto &[from, to] : goals) {
        if (!hasPiece(from))
            continue;
        Lifted piece{to, m_changes.position().square(CellId(from)), {}};
        for (const NumberLayout::Row &row : m_game.numbers.rows()) {
            if (row.follows)
                piece.numbers.push_back(
                    m_changes.position().numbers()[row.begin + CellId(from).index()]);
        }
        piece.square.moved = true;
        lifted.push_back(std::move(piece));
        remove(from);
    }
    for (const Lifted &piece : lifted) {
        if (piece.to < 0)
            continue;
        captureAll(CellId(piece.to));
        m_changes.set(CellId(piece.to), piece.square);
        std::size_t next = 0;
        for (const NumberLayout::Row &row : m_game.numbers.rows()) {
            if (row.follows)
                m_changes.setNumber(row.begin + CellId(piece.to).index(), piece.numbers[next++]);
        }
    }
}

} // namespace rookery
