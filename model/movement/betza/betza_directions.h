#pragma once

#include "model/movement/betza/betza_atoms.h"

#include <span>
#include <vector>

namespace rookery::betza {

/// One character of a string and where it stands, counted from 1.
struct Letter
{
    char letter = ' ';
    int column = 1;
};

/// Whether the letter chooses directions: f b l r v s h.
bool isDirection(char letter);

/// What a letter says on oblique leaps: the two leaps nearest to its direction, or all on its side.
Headings obliqueNarrow(char letter);
Headings obliqueWide(char letter);
/// `hl` and `hr`: every second leap.
Headings chiral(char hand);

/// The directions that the letters choose; all of the compass if there are none. Letters combine
/// with their right neighbour as each compass has it. What is odd about them goes to `warnings`.
Result<Headings> readDirections(std::span<const Letter> letters,
                                Compass8 compass,
                                BetzaDialect dialect,
                                std::vector<BetzaWarning> &warnings);

} // namespace rookery::betza
