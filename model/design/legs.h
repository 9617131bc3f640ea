#pragma once

#include "model/base/enum_names.h"
#include "model/design/leg_conditions.h"
#include "model/design/step.h"
#include "model/design/terms/extras.h"
#include "model/design/terms/ids.h"

#include <algorithm>
#include <array>
#include <functional>
#include <limits>
#include <optional>
#include <vector>

namespace rookery {

/// What the cells strictly between a leg's start and its end must be.
enum class Way {
    Empty, ///< a slide: stopped by anything
    Any,   ///< a jump: nothing stops it
};

/// What happens to a piece on the cell where a leg ends.
enum class Effect {
    None,
    Capture,
    Swap, ///< it is put where the leg began
    Push, ///< it is put one step farther in the leg's direction, to a cell that must be free
};

/// What a leg does where it ends, apart from the legs that follow: written legs and compiled ones
/// have the same.
struct LegOutcome
{
    bool stop = false; ///< the move may be over here
    Effect effect = Effect::None;
    /// It may be over here only if it cannot be carried on to a later end, neither from here nor
    /// from another end of this leg in the same direction: chains of captures.
    bool lastOnly = false;
    std::optional<PieceId> becomes =
        {}; ///< what the piece is when a move is over that came by here

    bool takes() const { return effect != Effect::None; }
    bool movesPiece() const { return effect == Effect::Swap || effect == Effect::Push; }
    friend bool operator==(const LegOutcome &, const LegOutcome &) = default;
};

/// What a leg may do when it ends on a cell with a given occupant.
struct LegEnd : LegOutcome
{
    std::vector<LegId> then; ///< legs that may follow from here
    Extras extras;
    PieceFilter whom = {}; ///< on a friend's or a enemy's cell

    bool choosesWhom() const { return !whom.isAny(); }
    friend bool operator==(const LegEnd &, const LegEnd &) = default;
};

inline constexpr int unlimited = std::numeric_limits<int>::max();

/// How a leg depends on what its move has done before.
struct LegTies
{
    /// Exactly as many steps as the last leg before it that had a choice; `least` and `most` do not
    /// count then.
    bool sameLength = false;
    /// It may end where the piece started: a turn passed, or a capture without moving.
    bool returns = false;
    /// What the move captures is put down again where this leg began: the first piece that has not
    /// been put down yet. One such place waits at a time.
    bool unloads = false;

    bool isTied() const { return *this != LegTies{}; }
    /// Its length, or what it puts down, is decided by legs before it.
    bool looksBack() const { return sameLength || unloads; }
    /// Those of a leg that carries this one on.
    LegTies carriedOn() const { return {false, returns, false}; }
    friend bool operator==(const LegTies &, const LegTies &) = default;
};

/// Numbers of steps.
struct StepRange
{
    int least = 1;
    int most = 1;
};

/// How a leg goes, whatever its steps: written legs and compiled ones have the same.
struct LegCourse : LegTies
{
    int least = 1;
    int most = 1;
    Way way = Way::Empty;

    /// Whether `least` and `most` count.
    bool hasOwnRange() const { return !sameLength; }
    bool choosesLength() const { return hasOwnRange() && least != most; }
    /// After a leg of this length.
    StepRange stepsAfter(int length) const
    {
        return hasOwnRange() ? StepRange{least, most} : StepRange{length, length};
    }
    /// Whatever legs come before it.
    StepRange possibleSteps() const
    {
        return hasOwnRange() ? StepRange{least, most} : StepRange{1, unlimited};
    }
    friend bool operator==(const LegCourse &, const LegCourse &) = default;
};

/// A straight part of a move. The piece picks one of the steps and repeats it `least` to `most`
/// times; wherever the count allows it, the leg may end:
///
///     hook mover   leg 0: n e s w, 1..unlimited   on empty: stop, then leg 1   on enemy: stop,
///     capture
///                  leg 1: turn +2 or -2, 1..unlimited   on empty: stop         on enemy: stop,
///                  capture
struct Leg : LegCourse
{
    std::vector<Step> steps;
    LegConditions only;
    LegEnd onEmpty;
    LegEnd onFriend;
    LegEnd onEnemy;
    Extras extras;

    /// Nothing but steps, a range and what a path can say too: no condition, no piece moved.
    bool isUnconditional() const;
    /// Whether what it captures on such a cell is off the board after the move.
    bool takesOff(const LegEnd &end) const { return end.effect == Effect::Capture && !unloads; }
    bool leadsAnywhere() const
    {
        return std::find(steps.begin(), steps.end(), Step(Anywhere{})) != steps.end();
    }

    friend bool operator==(const Leg &, const Leg &) = default;
};

/// What holds on an empty cell, on a friend and on an enemy.
template<class SomeLeg>
auto endsOf(SomeLeg &leg)
{
    return std::array{&leg.onEmpty, &leg.onFriend, &leg.onEnemy};
}

/// Whether something holds of an end: a function says so, or a member.
template<class SomeLeg, class Test>
bool anyEnd(const SomeLeg &leg, Test &&test)
{
    const auto ends = endsOf(leg);
    return std::any_of(ends.begin(), ends.end(), [&](const auto *end) {
        return static_cast<bool>(std::invoke(test, *end));
    });
}

/// Whether pieces that it meets may come to stand elsewhere.
template<class SomeLeg>
bool movesOthers(const SomeLeg &leg)
{
    return leg.unloads || anyEnd(leg, &LegOutcome::movesPiece);
}

/// Whether a move may be over at some end only if it cannot be carried on.
template<class SomeLeg>
bool isOverOnlyAtLast(const SomeLeg &leg)
{
    return anyEnd(leg, &LegOutcome::lastOnly);
}

inline bool Leg::isUnconditional() const
{
    return only.isNone() && !isOverOnlyAtLast(*this) && !anyEnd(*this, &LegEnd::choosesWhom)
           && !anyEnd(*this, &LegEnd::becomes) && !anyEnd(*this, &LegEnd::movesPiece);
}

/// A move as a graph of legs. A leg may lead back to an earlier one, or to itself. A piece captured
/// on the way stands where it is until the move is over, and is captured once.
struct LegGraph
{
    std::vector<Leg> legs;
    std::vector<LegId> first; ///< legs that start at the piece's own cell

    const Leg &operator[](LegId id) const { return legs[id.index()]; }
    friend bool operator==(const LegGraph &, const LegGraph &) = default;
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
        {Effect::Swap, "swap", "changes places"},
        {Effect::Push, "push", "is pushed on"},
    };
};

} // namespace rookery
