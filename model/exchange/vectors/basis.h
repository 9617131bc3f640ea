#pragma once

#include "model/exchange/target/subject.h"

#include <string>
#include <vector>

namespace rookery {

/// One basis vector of a piece of the first player, in files and ranks, and what its multiples are
/// for.
struct Basis
{
    Vector vector;
    int least = 1;
    int most = 1;
    std::string kind; ///< `m` to empty cells, `c` to capture, `f` while unmoved; or `j`: jumps over
                      ///< an enemy to the cell behind it, and on from there

    friend bool operator==(const Basis &, const Basis &) = default;
};

/// How a piece moves as basis vectors, or what is more than that.
Result<std::vector<Basis>> basisOf(const Subject &subject, PieceId piece);

} // namespace rookery
