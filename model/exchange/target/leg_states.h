#pragma once

#include "model/design/design.h"

#include <array>
#include <cstddef>
#include <optional>
#include <set>
#include <vector>

/// Legs taken apart into single steps, to be merged and put together again.
namespace rookery::legstates {

inline constexpr std::size_t ends = 3; // on an empty cell, on a friend, on an enemy

/// One step of a move and all that an arrival by it means: a leg with one step, and what follows as
/// numbers of other states.
struct State
{
    Step step;
    Leg arrival; ///< without steps and without what follows
    std::array<std::set<std::size_t>, ends> then;

    friend bool operator==(const State &, const State &) = default;
};

/// What the first step may be, and the states it leads through.
struct States
{
    std::vector<State> list;
    std::set<std::size_t> first;
};

/// One state for each leg and step, turns carried out; nothing where a turn follows a step without
/// a vector, or there are more states than a piece may have legs.
std::optional<States> unfolded(const LegGraph &legs, const Design &design);

/// Legs again: steps that mean the same beside each other are one leg.
LegGraph folded(const States &states, const Directions &directions);

} // namespace rookery::legstates
