#pragma once

#include <string>
#include <string_view>

namespace rookery {

/// How an engine calls the cells of a rectangle.
enum class CellSystem {
    Names,    ///< as the design does
    Squares,  ///< `a1` at the lower left, `a10` above nine
    FromZero, ///< the same with ranks from 0, as xiangqi has it
    Shogi,    ///< `9i` at the lower left: files from the right, ranks by letters from the top
};

/// A move in Squares (`e2e4`, `P@e5`, `b1c3,c3c4`) in another system; Names are left as they are.
std::string fromSquares(std::string_view text, CellSystem system, int files, int ranks);

/// The reverse. What is no cell stays as it is.
std::string toSquares(std::string_view text, CellSystem system, int files, int ranks);

} // namespace rookery
