#pragma once

#include "model/base/result.h"
#include "model/exchange/target/simple_moves.h"

#include <map>
#include <set>
#include <string>
#include <vector>

namespace rookery {

/// The moves that Sjaak II has words for, sorted by word. Whether they are quiet or captures does
/// not matter here.
struct SjaakWays
{
    /// To a neighbouring cell and on, at most so many steps, over empty cells.
    std::map<Vector, int> steps;
    std::set<Vector> leaps;
    std::set<Vector> rides; ///< any number of leaps, over empty cells
    std::set<Vector> hops;  ///< over one piece at any distance, and on
    std::set<std::pair<Vector, Vector>> lame;

    friend bool operator==(const SjaakWays &, const SjaakWays &) = default;
};

/// What Sjaak II has no word for is the error.
Result<SjaakWays> sjaakWays(const std::vector<SimpleMove> &ways);

/// What the words have to know of the board.
struct SjaakGround
{
    int longestSide = 8;
    bool keepsSlides = true; ///< false where sliding pieces would pass over holes
    bool keepsFiles = true;  ///< false where the engine loses slides along files: on boards two
                             ///< ranks longer than wide
};

/// `step N,NE`, `slide (H,V)`, `leap (2,1)`: all together say these moves.
Result<std::vector<std::string>> sjaakWords(const SjaakWays &ways, const SjaakGround &ground);

/// Whether the engine lists some moves twice: it looks at steps and at all other words one by one.
bool sjaakListsTwice(const SjaakWays &ways, const SjaakGround &ground);

/// The cells that lie so many times in this direction from a cell, as far as there are any.
std::vector<CellId> sjaakLine(const Subject &subject, CellId from, const Vector &step, int most);

/// Where a piece of a type may go from a cell if nothing stands in its way, by any movement it ever
/// has. Confinement to a zone is left aside.
std::set<CellId> sjaakTargets(const Subject &subject, PieceId piece, PlayerId player, CellId from);

} // namespace rookery
