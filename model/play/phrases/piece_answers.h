#pragma once

#include "model/play/phrases/phrase_frame.h"

#include <algorithm>

/// What stands on a cell, in the numbers of phrases; -1 is no cell, no player, no type.
namespace rookery::pieces {

inline const Position::Square *squareAt(const Frame &frame, Value cell)
{
    return cell < 0 ? nullptr : &frame.position().square(CellId(cell));
}

/// Whether a piece is on the square, of a player or of none.
inline bool isPiece(const Position::Square &square)
{
    return square.owner < Position::wall
           || (square.owner == Position::wall && square.was == Position::unowned);
}

inline Value ownerOf(const Position::Square &square, Value unowned)
{
    if (square.owner < Position::wall)
        return square.owner;
    return isPiece(square) ? unowned : noValue;
}

inline Value typeOf(const Position::Square &square)
{
    return isPiece(square) ? square.type : noValue;
}

inline bool isEmpty(const Frame &frame, Value cell)
{
    const auto *square = squareAt(frame, cell);
    return square && square->owner == Position::noOwner;
}

inline bool isOccupied(const Frame &frame, Value cell)
{
    const auto *square = squareAt(frame, cell);
    return square && isPiece(*square);
}

/// Adds the cells on which nothing stands.
inline void addEmpty(const Frame &frame, sets::Word *cells)
{
    const Position &position = frame.position();
    const std::size_t words = (position.size() + 63) / 64;
    for (std::size_t i = 0; i < words; ++i) {
        sets::Word taken = 0;
        for (const PlayerId player : IdRange<PlayerId>(position.players()))
            taken |= position.pieces(player)[i];
        cells[i] |= frame.board.allCells()[i] & ~taken;
    }
    for (Value cell = 0; position.hasWalls() && cell < frame.board.cells(); ++cell) {
        if (position.isWall(CellId(cell)))
            sets::remove(cells, cell);
    }
}

/// How many pieces stand on a cell.
inline Value height(const Frame &frame, Value cell)
{
    if (!isOccupied(frame, cell))
        return 0;
    const auto &under = frame.position().under();
    return under.empty() ? 1 : 1 + static_cast<Value>(frame.position().under(CellId(cell)).size());
}

/// The piece at this place from the bottom, counted from 1; null if there is none.
inline const Position::Square *atHeight(const Frame &frame, Value cell, Value place)
{
    const Value all = height(frame, cell);
    if (place < 1 || place > all)
        return nullptr;
    if (place == all)
        return squareAt(frame, cell);
    return &frame.position().under(CellId(cell))[static_cast<std::size_t>(place - 1)].square;
}

} // namespace rookery::pieces
