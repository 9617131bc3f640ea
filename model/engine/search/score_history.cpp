#include "model/engine/search/score_history.h"

#include "model/design/rules.h"

#include <algorithm>
#include <cstdlib>

namespace rookery {

bool knowsDraws(const Rules &rules)
{
    return std::any_of(rules.ends.begin(), rules.ends.end(), [](const End &end) {
        return end.outcome != Outcome::Loss && end.outcome != Outcome::Win;
    });
}

void ScoreHistory::add(std::size_t length, int score)
{
    takeBack(length);
    m_scores.push_back({length, score});
}

void ScoreHistory::takeBack(std::size_t length)
{
    std::erase_if(m_scores, [&](const Score &before) { return before.length >= length; });
}

template<typename Fits>
bool ScoreHistory::lastAre(std::size_t moves, const Fits &fits) const
{
    return m_scores.size() >= moves
           && std::all_of(m_scores.end() - static_cast<std::ptrdiff_t>(moves),
                          m_scores.end(),
                          [&](const Score &last) { return fits(last.score); });
}

bool ScoreHistory::isLost(const ResignRule &rule) const
{
    return lastAre(rule.moves, [&](int score) { return score <= -rule.score; });
}

bool ScoreHistory::isEqual(const DrawRule &rule) const
{
    return lastAre(rule.moves, [&](int score) { return std::abs(score) <= rule.score; })
           && m_scores.back().length + 1 >= rule.length;
}

bool ScoreHistory::acceptsDraw(const DrawRule &rule) const
{
    return lastAre(rule.moves / 2, [&](int score) { return score <= rule.score; });
}

} // namespace rookery
