#pragma once

#include "model/play/game/game_tree.h"

namespace rookery {

/// What a score of a search (in hundredths, see Searcher::win) means: the share of the points, from
/// 0 to 1, that the player can expect.
double expectedShare(int score);

/// How good a move was: by the share that it gives up against the best one. Scores are those of the
/// player who moves.
Judgement judgementOf(int best, int played);

/// Moves of all players to a sure end; nothing where none is in sight.
std::optional<int> movesToEnd(int score);

} // namespace rookery
