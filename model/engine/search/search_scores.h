#pragma once

#include "model/engine/search/search.h"

#include <cstdlib>

namespace rookery {

constexpr int infiniteScore = 2 * Searcher::win;

/// Wins count from the root; what is kept counts them from the position.
inline int fromHere(int score, int ply)
{
    return std::abs(score) <= Searcher::win - Searcher::longestLine ? score
           : score > 0                                              ? score + ply
                                                                    : score - ply;
}

inline int fromRoot(int score, int ply)
{
    return std::abs(score) <= Searcher::win - Searcher::longestLine ? score
           : score > 0                                              ? score - ply
                                                                    : score + ply;
}

} // namespace rookery
