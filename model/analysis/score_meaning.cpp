#include "model/analysis/score_meaning.h"

#include "model/engine/search/search.h"

#include <cmath>

namespace rookery {

double expectedShare(int score)
{
    constexpr double steepness = 0.00368; // as Lichess has it, by games of people
    return 1 / (1 + std::exp(-steepness * score));
}

Judgement judgementOf(int best, int played)
{
    constexpr double blunder = 0.15;
    constexpr double mistake = 0.10;
    constexpr double doubtful = 0.05;
    const double lost = expectedShare(best) - expectedShare(played);
    if (lost >= blunder)
        return Judgement::Blunder;
    if (lost >= mistake)
        return Judgement::Mistake;
    return lost >= doubtful ? Judgement::Doubtful : Judgement::None;
}

std::optional<int> movesToEnd(int score)
{
    if (!Searcher::isWin(std::abs(score)))
        return std::nullopt;
    return Searcher::win - std::abs(score);
}

} // namespace rookery
