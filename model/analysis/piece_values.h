#pragma once

#include "model/analysis/handicap_statistics.h"

namespace rookery {

/// What pieces of all types are worth by how far they get: at once.
std::vector<PieceValue> mobilityValues(const EvaluationRecipe &recipe);

struct ValueLimits
{
    SelfPlayLimits play;
    double wanted = 0; ///< the error that is small enough; 0: all games are played
    /// Games that were played before, by their numbers; they count, and are not played again.
    std::map<std::size_t, HandicapGame> known = {};
    /// Hears of each game that is played; false: it is enough.
    std::function<bool(std::size_t number, const HandicapGame &game)> heard = {};
};

/// Values as the games so far tell them.
struct MeasuredValues
{
    std::size_t games = 0;
    std::vector<PieceValue> values;       ///< of all types
    std::optional<std::size_t> gamesToGo; ///< to the wanted error, as far as that can be said
    Message fault; ///< why games say nothing, as a sentence without a full stop; usually empty
};

/// By games of the program against itself in which each player lacks some pieces, of about the same
/// value by mobility, in pairs with the handicaps exchanged. Ends early when it is stopped, the
/// time is over, or the errors are small enough. `progress` hears of the values by mobility at
/// once, and then of each pair of games.
MeasuredValues measureValues(const Design &design,
                             const ValueLimits &limits,
                             const std::atomic<bool> &stop,
                             const std::function<void(const MeasuredValues &)> &progress = {});

} // namespace rookery
