#pragma once

#include "model/play/moves/notation/notation.h"

namespace rookery {

/// How the Smart Game Format calls the points of a board.
enum class SgfPoints {
    Letters, ///< `cd`: file from the left, rank from the top
    Names,   ///< `c4`: as the cells are called; letters, counted from the first rank, are read too
};

/// A game that the Smart Game Format has a number for.
struct SgfRow
{
    std::string_view design; ///< its name, or what it begins with before a space
    int number;
    SgfPoints points;
};

/// Null for a design that it does not know.
const SgfRow *sgfRow(const Design &design);
/// The game of this number; null for an unknown one.
const SgfRow *sgfRow(int number);

/// The cell of a point; nothing if there is none.
std::optional<CellId> sgfCell(std::string_view point, const SgfRow &row, const Board &board);

/// Why moves of the design have no text in SGF; empty if they have.
Message sgfObstacle(const Design &design, const Board &board);

/// The point where a stone is put, or `pass`.
std::string writeSgf(const Move &move, const NotationContext &context);
Result<Move> readSgf(std::string_view text, const NotationContext &context);

} // namespace rookery
