#include "model/analysis/handicap_statistics.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace rookery {

namespace {

constexpr double sureOfValue = 1.96; ///< standard errors on either side
/// Of the side that moves first, and of what its army has that the other has not.
constexpr Belief usualAdvantage{0, 1};
/// How much of a chance a point is: some 12 in 100, give or take a half of it.
constexpr Belief usualScale{0.5, 16};
constexpr double leastScale = 0.1;

double precisionOf(const Estimate &worth)
{
    return sureOfValue * sureOfValue / (worth.error * worth.error);
}

} // namespace

HandicapStatistics::HandicapStatistics(std::vector<PieceValue> before, Aim aim)
    : m_before(std::move(before))
    , m_aim(aim)
    , m_counts(m_before.size())
{
}

void HandicapStatistics::add(const HandicapGame &game)
{
    m_games.push_back(game);
    if (m_aim == Aim::Lose)
        m_games.back().points = 1 - game.points;
    for (std::size_t type = 0; type < m_counts.size(); ++type)
        m_counts[type] += game.more[type] != 0 ? 1 : 0;
}

/// The types that were ever missing: what is known of all others stays as it is.
std::vector<std::size_t> HandicapStatistics::missing() const
{
    std::vector<std::size_t> types;
    for (std::size_t type = 0; type < m_counts.size(); ++type) {
        if (m_counts[type] > 0)
            types.push_back(type);
    }
    return types;
}

double HandicapStatistics::scale() const
{
    std::vector<Observation> observations;
    for (const HandicapGame &game : m_games) {
        double points = 0;
        for (std::size_t type = 0; type < game.more.size(); ++type)
            points += game.more[type] * m_before[type].worth.value;
        observations.push_back({{1, points}, game.points});
    }
    return std::max(leastScale, logisticFit({usualAdvantage, usualScale}, observations)[1].mean);
}

std::vector<PieceValue> HandicapStatistics::values() const
{
    std::vector<PieceValue> values = m_before;
    const std::vector<std::size_t> types = missing();
    if (types.empty())
        return values;
    const double point = scale();
    std::vector<Belief> before = {usualAdvantage};
    for (const std::size_t type : types)
        before.push_back({m_before[type].worth.value, precisionOf(m_before[type].worth)});
    std::vector<Observation> observations;
    for (const HandicapGame &game : m_games) {
        std::vector<double> factors = {1};
        for (const std::size_t type : types)
            factors.push_back(point * game.more[type]);
        observations.push_back({std::move(factors), game.points});
    }
    const std::vector<Belief> after = logisticFit(before, observations);
    for (std::size_t i = 0; i < types.size(); ++i) {
        const Belief &belief = after[i + 1];
        values[types[i]].worth = {belief.mean, sureOfValue / std::sqrt(belief.precision)};
        values[types[i]].games = m_counts[types[i]];
    }
    return values;
}

std::optional<std::size_t> HandicapStatistics::gamesToGo(const std::vector<PieceValue> &values,
                                                         double wanted) const
{
    if (m_games.empty() || wanted <= 0)
        return std::nullopt;
    const auto played = static_cast<double>(m_games.size());
    double most = 0;
    for (const std::size_t type : missing()) {
        const double now = precisionOf(values[type].worth);
        const double perGame = (now - precisionOf(m_before[type].worth)) / played;
        const double needed = precisionOf({0, wanted}) - now;
        if (needed > 0 && perGame <= 0)
            return std::nullopt;
        if (needed > 0)
            most = std::max(most, needed / perGame);
    }
    constexpr double beyond = 1e9; // that many will never be played
    return most > beyond ? std::nullopt : std::optional(static_cast<std::size_t>(std::ceil(most)));
}

} // namespace rookery
