#pragma once

#include "model/base/result.h"
#include "model/design/design.h"

#include <string>
#include <string_view>
#include <vector>

namespace rookery {

/// A board's directions and links as lines in the manner of Game Courier:
///
///     map n 0 1 ne 1 1;        steps of directions in files and ranks, on levels also up
///     link e (h1 a1) (h2 a2);  e leads from h1 to a1, in longer lists from each cell to the next
///     rlink w (h1 a1);         read backwards: w leads from a1 to h1
///     unlink n a8 b8;          from these cells n leads nowhere
///
/// Statements end with `;` or the line; `//` begins a comment.
struct BoardLines
{
    std::string text;
    std::vector<Message> losses; ///< what the lines cannot say, a sentence each
};

/// All directions, and every link that differs from what the map says on an open rectangle. On
/// other lattices, whose vectors Game Courier does not know, every link.
BoardLines boardLines(const Design &design);

/// The design with these lines carried out in order, each over what was there before. Directions
/// that `map` or `link` names and no one has declared are added. Errors carry line and column.
Result<Design> withBoardLines(const Design &design, std::string_view text);

} // namespace rookery
