#pragma once

#include "model/base/enum_names.h"
#include "model/design/extras.h"
#include "model/design/ids.h"
#include "model/design/vector.h"

#include <algorithm>
#include <compare>
#include <limits>
#include <variant>
#include <vector>

namespace rookery {

/// A step given relative to the way the previous leg travelled, in compass points clockwise: on a
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

/// One way to step: a declared direction or a vector, both in the traveller's own axes, or a turn.
using Step = std::variant<DirectionId, Vector, Turn, Around, Anywhere>;

/// What the cells strictly between a leg's start and its end must be.
enum class Way {
    Empty, ///< a slide: stopped by anything
    Any,   ///< a jump: nothing stops it
};

/// What happens to a man on the cell where a leg ends.
enum class Effect {
    None,
    Capture,
};

/// What a leg may do when it ends on a cell with a given occupant.
struct LegEnd
{
    bool stop = false; ///< the move may be over here
    Effect effect = Effect::None;
    std::vector<LegId> then; ///< legs that may follow from here
    Extras extras;

    friend bool operator==(const LegEnd &, const LegEnd &) = default;
};

inline constexpr int unlimited = std::numeric_limits<int>::max();

/// A straight part of a move. The piece picks one of the steps and repeats it `least` to `most`
/// times; wherever the count allows it, the leg may end:
///
///     hook mover   leg 0: n e s w, 1..unlimited   on empty: stop, then leg 1   on foe: stop, capture
///                  leg 1: turn +2 or -2, 1..unlimited   on empty: stop         on foe: stop, capture
struct Leg
{
    std::vector<Step> steps;
    int least = 1;
    int most = 1;
    Way way = Way::Empty;
    /// Exactly as many steps as the last leg before it that had a choice; `least` and `most` do not
    /// count then.
    bool sameLength = false;
    /// It may end where the piece started: a turn passed, or a capture without moving.
    bool returns = false;
    /// What the move captures is put down again where this leg began: the first man who has not been
    /// put down yet. One such place waits at a time.
    bool unloads = false;
    LegEnd onEmpty;
    LegEnd onFriend;
    LegEnd onFoe;
    Extras extras;

    bool leadsAnywhere() const { return std::find(steps.begin(), steps.end(), Step(Anywhere{})) != steps.end(); }

    friend bool operator==(const Leg &, const Leg &) = default;
};

/// A move as a graph of legs. A leg may lead back to an earlier one, or to itself. A man captured on
/// the way stands where it is until the move is over, and is captured once.
struct LegGraph
{
    std::vector<Leg> legs;
    std::vector<LegId> first; ///< legs that start at the piece's own cell

    const Leg &operator[](LegId id) const { return legs[id.index()]; }
    friend bool operator==(const LegGraph &, const LegGraph &) = default;
};

template<>
struct EnumNames<Joined>
{
    static constexpr EnumName<Joined> rows[] = {
        {Joined::Sides, "sides", "left and right edge joined"},
        {Joined::All, "all", "all edges joined"},
    };
};

template<>
struct EnumNames<Way>
{
    static constexpr EnumName<Way> rows[] = {
        {Way::Empty, "empty", "must be empty"},
        {Way::Any, "any", "may be anything"},
    };
};

template<>
struct EnumNames<Effect>
{
    static constexpr EnumName<Effect> rows[] = {
        {Effect::None, "none", "stays"},
        {Effect::Capture, "capture", "is captured"},
    };
};

} // namespace rookery
