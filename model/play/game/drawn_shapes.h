#pragma once

#include "model/base/enum_names.h"
#include "model/board/board.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace rookery {

enum class DrawnColour { Green, Red, Yellow, Blue };

template<>
struct EnumNames<DrawnColour>
{
    static constexpr EnumName<DrawnColour> rows[] = {
        {DrawnColour::Green, "G", "green"},
        {DrawnColour::Red, "R", "red"},
        {DrawnColour::Yellow, "Y", "yellow"},
        {DrawnColour::Blue, "B", "blue"},
    };
};

/// An arrow that a person has drawn on a position; without a beginning, a mark on a cell.
struct DrawnShape
{
    std::optional<CellId> from;
    CellId to;
    DrawnColour colour = DrawnColour::Green;

    bool isAt(const DrawnShape &other) const { return from == other.from && to == other.to; }
    friend bool operator==(const DrawnShape &, const DrawnShape &) = default;
};

/// Those in the comment of a position, in the form that chess programs share:
/// `[%csl Ge4,Rd5][%cal Be2e4]`. A hyphen stands between two cells where the names alone do not say
/// which they are. Cells that the board does not have are passed over.
std::vector<DrawnShape> drawnShapes(std::string_view comment, const Board &board);

/// The comment without them.
std::string commentWords(std::string_view comment);

/// The comment with the same marks and other words.
std::string withCommentWords(std::string_view comment, std::string_view words);

/// The comment with one mark more; without it, where it has the same; in its colour, where it has
/// another one in this place.
std::string withDrawnShape(std::string_view comment, const DrawnShape &mark, const Board &board);

} // namespace rookery
