#pragma once

#include "model/base/problem.h"
#include "model/design/design.h"

#include <atomic>
#include <optional>

namespace rookery {

struct RandomGames
{
    int games = 2'000;
    int moves = 400; ///< of all players together, in a game that is not over before
    unsigned seed = 1;
};

/// Plays random games by the rules until one has ended; a problem (R002) if none does. Nothing for
/// a design without ends or without pieces, and when it was cancelled; that is looked at before
/// every move.
std::optional<Problem> findEndlessGames(const Design &design,
                                        const std::atomic<bool> &isCancelled,
                                        const RandomGames &how = {});

} // namespace rookery
