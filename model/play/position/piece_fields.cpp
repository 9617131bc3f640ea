#include "model/play/position/piece_fields.h"

#include "model/base/shown.h"

#include <algorithm>

namespace rookery {

namespace {

template<class Differs>
FieldValues cellsWhere(const FieldWording &wording, const Position &position, Differs &&differs)
{
    FieldValues values;
    for (const CellId cell : wording.board.cells()) {
        if (position.at(cell) && differs(position.square(cell), cell))
            values.push_back(wording.board.name(cell));
    }
    return values;
}

FieldFault
setMoved(const FieldWording &wording, const PositionWord &value, Position &position, bool moved)
{
    const auto cell = readTaken(wording, value, position);
    if (!cell)
        return cell.error();
    Position::Square square = position.square(*cell);
    square.moved = moved;
    position.setSquare(*cell, square);
    return std::nullopt;
}

} // namespace

FieldValues movedCells(const FieldWording &wording, const Position &now, const Position &read)
{
    return cellsWhere(wording, now, [&](const Position::Square &square, CellId cell) {
        return square.moved && !read.square(cell).moved;
    });
}

FieldValues unmovedCells(const FieldWording &wording, const Position &now, const Position &read)
{
    return movedCells(wording, read, now);
}

FieldFault readMoved(const FieldWording &wording, const PositionWord &value, Position &position)
{
    return setMoved(wording, value, position, true);
}

FieldFault readUnmoved(const FieldWording &wording, const PositionWord &value, Position &position)
{
    return setMoved(wording, value, position, false);
}

FieldValues formerTypes(const FieldWording &wording, const Position &now, const Position &read)
{
    FieldValues values;
    for (const CellId cell : wording.board.cells()) {
        const auto piece = now.at(cell);
        if (piece && piece->was != read.at(cell)->was)
            values.push_back(wording.board.name(cell) + ":"
                             + (piece->was ? wording.spelling.written(*piece->was) : "-"));
    }
    return values;
}

FieldFault
readFormerType(const FieldWording &wording, const PositionWord &value, Position &position)
{
    const auto [place, piece] = partedAt(':', value);
    const auto cell = readTaken(wording, place, position);
    if (!cell)
        return cell.error();
    const Piece now = *position.at(*cell);
    if (piece.text == "-") {
        position.put(*cell, {now.type, now.owner, now.moved});
        return std::nullopt;
    }
    const auto type = wording.spelling.readType(piece);
    if (!type)
        return type.error();
    position.put(*cell, {now.type, now.owner, now.moved, *type});
    return std::nullopt;
}

FieldValues wallCells(const FieldWording &wording, const Position &now, const Position &read)
{
    FieldValues values;
    for (const CellId cell : wording.board.cells()) {
        if (now.isWall(cell) && !now.unownedAt(cell) && !read.isWall(cell))
            values.push_back(wording.board.name(cell));
    }
    return values;
}

FieldFault readWall(const FieldWording &wording, const PositionWord &value, Position &position)
{
    const auto cell = readCell(wording, value);
    if (!cell)
        return cell.error();
    if (position.at(*cell))
        return fieldFault(value,
                          Message("a wall cannot be where a piece stands, on {text}",
                                  {{"text", shownText(value.text)}}));
    position.putWall(*cell);
    return std::nullopt;
}

FieldValues capturedPieces(const FieldWording &wording, const Position &now, const Position &read)
{
    FieldValues values;
    for (const PlayerId player : IdRange<PlayerId>(now.players())) {
        for (const PieceId type : IdRange<PieceId>(now.types())) {
            const int count = now.count(OffBoard::Captured, player, type)
                              - read.count(OffBoard::Captured, player, type);
            values.insert(values.end(),
                          static_cast<std::size_t>(std::max(count, 0)),
                          wording.spelling.written(Piece{type, player}));
        }
    }
    return values;
}

FieldFault readCaptured(const FieldWording &wording, const PositionWord &value, Position &position)
{
    const auto piece = wording.spelling.readPiece(value, position.players());
    if (!piece)
        return piece.error();
    const int count = position.count(OffBoard::Captured, piece->owner, piece->type);
    position.setCount(OffBoard::Captured, piece->owner, piece->type, count + 1);
    return std::nullopt;
}

} // namespace rookery
