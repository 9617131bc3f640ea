#pragma once

#include "model/base/problem.h"
#include "model/design/design.h"

#include <atomic>
#include <cstdint>
#include <vector>

namespace rookery {

/// How long rules are given to do something.
struct IdleSearch
{
    int games = 60; ///< at most; fewer if the effort is spent before
    /// Moves listed at most, of the game and of those without a rule, whose making counts, too.
    /// Nothing is said of fewer than ten games, unless no more are wanted.
    std::uint64_t effort = 1'000'000;
    bool withEnds = true; ///< which random games seldom come to
    const std::atomic<bool> *stop = nullptr;
};

/// A note (R024) for each rule of the design that does nothing in random games: without it they
/// begin alike and have the same moves, and none of them ends by it. Rules that cannot be taken out
/// are passed over. The same on every run. Takes time in the order of the effort.
std::vector<Problem> findIdleRules(const Design &design, const IdleSearch &search = {});

} // namespace rookery
