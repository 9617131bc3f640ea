#pragma once

#include "model/analysis/learning/value_learning.h"

#include <functional>

namespace rookery {

struct LearningLimits
{
    std::size_t games = 2'000;
    std::uint64_t nodes = 600; ///< for each move
    std::chrono::milliseconds time{std::chrono::hours(100)};
    unsigned seed = 1;
    std::size_t threads = 1;
};

struct LearnedFromGames
{
    Learned learned;
    std::uint64_t fingerprint = 0; ///< of the recipe that it is added to
    std::size_t games = 0;
    std::size_t positions = 0;
};

/// Why nothing can be learned from games of the program against itself, as a sentence without a
/// full stop; empty if something can.
Message learningFault(const Design &design);

/// For designs without a learningFault(). Plays half of the games by what the design says, learns
/// from these, plays the rest by that and learns from all. The same games are played whatever the
/// number of threads, unless it is stopped or the time is over: then what there is counts. `heard`
/// is told how many games there are, in any thread. Once `isForgotten` is set, too, nothing is
/// learned.
LearnedFromGames learnFromGames(const Design &design,
                                const LearningLimits &limits,
                                const std::atomic<bool> &stop,
                                const std::function<void(std::size_t games)> &heard = {},
                                const std::atomic<bool> *isForgotten = nullptr);

} // namespace rookery
