#pragma once

#include "model/base/geometry.h"
#include "model/base/message.h"
#include "model/board/board.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace rookery {

/// A file letter, rank number, row or column beside the board; the number of a ring in one of its
/// cells.
struct EdgeLabel
{
    Point at;
    std::string text;
    Point outward =
        {}; ///< half a cell away from the board: where it goes to clear what lies beyond an edge
};

/// Whether cells can be named by what stands beside the board; else only their own names say which
/// is which.
bool hasEdgeLabels(const BoardRecipe &recipe);

std::vector<EdgeLabel> edgeLabels(const BoardRecipe &recipe);

/// The number of a square among those of its colour, from 1, row by row: in draughts from the top
/// left, in checkers from the bottom right.
int squareNumber(const BoardRecipe &recipe, Labels scheme, Vector at);

/// Whether the scheme writes on the cells and not beside them: a number on the squares of the
/// colour of a1.
bool numbersSquares(const BoardRecipe &recipe);
bool isNumbered(const Board &board, CellId cell);

/// What the label scheme calls a cell: `b2`, or `(7, 2)` for matrix labels, `32` for draughts.
std::string cellLabel(const Board &board, CellId cell);

/// Also for a hole, which goes by its name.
std::string siteLabel(const Board &board, SiteId site);

/// The cell that this text names on the board as drawn: by its label, else by its name.
std::optional<CellId> findLabelled(const Board &board, std::string_view text);

/// How a text calls cells: files and the command line by their names, people who look at the board
/// by what its edge shows.
enum class CellNaming { Names, Labels };

std::string cellText(const Board &board, CellId cell, CellNaming naming);

/// A cell in a message, by its name or its label.
MessageArguments::Argument cellArgument(const Board &board, CellId cell);

/// Some of them, listed; conditions compare how many there are.
MessageArguments::Argument
cellsArgument(const Board &board, std::span<const CellId> cells, std::size_t most = 6);

} // namespace rookery
