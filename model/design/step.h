#pragma once

#include "model/base/enum_names.h"
#include "model/design/terms/ids.h"
#include "model/design/vector.h"

#include <compare>
#include <optional>
#include <variant>

namespace rookery {

/// A step given relative to the direction of the previous leg, in compass points clockwise: on a
/// square board +2 is a right angle to the right, 0 is straight on. It keeps the kind of step, so
/// that half a right angle turns an orthogonal step into a diagonal one.
struct Turn
{
    int points = 0;

    friend constexpr auto operator<=>(const Turn &, const Turn &) = default;
};

/// Which edges of a rectangle count as joined, whatever the board itself says.
enum class Joined {
    Sides, ///< the first file and the last, as on a cylinder
    All,   ///< and the first rank and the last, as on a torus
};

/// A vector that goes round the board: past an edge that counts as joined it comes in on the other
/// side. On a board that is no flat rectangle or cylinder it is an ordinary vector.
struct Around
{
    Vector vector;
    Joined joined = Joined::Sides;

    friend constexpr auto operator<=>(const Around &, const Around &) = default;
};

/// To any other cell of the board at once: the universal leaper.
struct Anywhere
{
    friend constexpr auto operator<=>(const Anywhere &, const Anywhere &) = default;
};

/// One step: a declared direction or a vector, both in the traveller's own axes, or a turn.
using Step = std::variant<DirectionId, Vector, Turn, Around, Anywhere>;

/// The vector of a step that is written as one, plain or round the edges.
inline const Vector *vectorOf(const Step &step)
{
    const auto *around = std::get_if<Around>(&step);
    return around ? &around->vector : std::get_if<Vector>(&step);
}

/// Which edges such a step goes round.
inline std::optional<Joined> joinedEdges(const Step &step)
{
    const auto *around = std::get_if<Around>(&step);
    return around ? std::optional(around->joined) : std::nullopt;
}

template<>
struct EnumNames<Joined>
{
    static constexpr EnumName<Joined> rows[] = {
        {Joined::Sides, "sides", "left and right edge joined"},
        {Joined::All, "all", "all edges joined"},
    };
};

} // namespace rookery
