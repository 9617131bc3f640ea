#pragma once

#include "model/base/result.h"
#include "model/exchange/target/subject.h"

#include <optional>
#include <vector>

namespace rookery {

/// A move that many programs know, along one vector in the piece's own axes.
struct SimpleMove
{
    enum class Kind {
        Ray,  ///< `least` to `most` steps over empty cells
        Jump, ///< the same over whatever stands there
        Lame, ///< one step over an empty cell, then one `second` step
        Hop,  ///< over empty cells, one piece, and then `least` to `most` steps
    };

    Kind kind = Kind::Ray;
    Vector step;
    Vector second = {};
    int least = 1;
    int most = 1;
    bool quiet = true;    ///< may end on an empty cell
    bool captures = true; ///< may end on a enemy's
    bool friendly = false;

    friend auto operator<=>(const SimpleMove &, const SimpleMove &) = default;
};

/// A movement as such moves, sorted; what stands in the way if it is more than that.
Result<std::vector<SimpleMove>> simpleMoves(const Subject &subject, const MovementLegs &move);

/// All movements of a piece that are always available, together.
Result<std::vector<SimpleMove>> simpleMoves(const Subject &subject, PieceId piece);

/// Two steps straight ahead over an empty cell to an empty cell, perhaps also the first alone.
bool isDoubleStep(const Subject &subject, const MovementLegs &move);

} // namespace rookery
