#include "app/cli/match/match_statistics.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>

namespace rookery::cli {

namespace {

double eloOf(double share)
{
    return -400 * std::log10(1 / share - 1);
}

double shareOf(double elo)
{
    return 1 / (1 + std::pow(10.0, -elo / 400));
}

double tenths(double number)
{
    return std::round(number * 10) / 10;
}

} // namespace

int MatchStatistics::count(int points) const
{
    return static_cast<int>(std::count_if(
        m_points.begin(), m_points.end(), [&](const auto &row) { return row.second == points; }));
}

double MatchStatistics::share() const
{
    double sum = 0;
    for (const auto &[game, points] : m_points)
        sum += points / 2.0;
    return m_points.empty() ? 0.5 : sum / static_cast<double>(m_points.size());
}

double MatchStatistics::elo() const
{
    const double doubt = 0.5 / std::max<double>(static_cast<double>(m_points.size()), 1);
    return m_points.empty() ? 0 : eloOf(std::clamp(share(), doubt / 2, 1 - doubt / 2));
}

/// A game without its pair counts as one of its own.
std::vector<double> MatchStatistics::pairShares() const
{
    std::vector<double> shares;
    for (auto row = m_points.begin(); row != m_points.end(); ++row) {
        const auto next = std::next(row);
        if (row->first % 2 == 0 && next != m_points.end() && next->first == row->first + 1) {
            shares.push_back((row->second + next->second) / 4.0);
            row = next;
        } else {
            shares.push_back(row->second / 2.0);
        }
    }
    return shares;
}

double MatchStatistics::variance(const std::vector<double> &shares)
{
    double mean = 0;
    for (const double share : shares)
        mean += share / static_cast<double>(shares.size());
    double sum = 0;
    for (const double share : shares)
        sum += (share - mean) * (share - mean);
    // One pair more, of a win and a loss by the other sides, so that few equal pairs prove nothing.
    return (sum + 0.125) / static_cast<double>(shares.size());
}

double MatchStatistics::error() const
{
    const auto shares = pairShares();
    if (shares.empty())
        return 0;
    constexpr double confidence = 1.96;
    const double half =
        confidence * std::sqrt(variance(shares) / static_cast<double>(shares.size()));
    constexpr double edge = 0.001;
    const double low = std::clamp(share() - half, edge, 1 - edge);
    const double high = std::clamp(share() + half, edge, 1 - edge);
    return (eloOf(high) - eloOf(low)) / 2;
}

double MatchStatistics::likelihood(const SequentialTest &test) const
{
    const auto shares = pairShares();
    if (shares.empty())
        return 0;
    const double low = shareOf(test.low);
    const double high = shareOf(test.high);
    return (high - low) * (2 * share() - low - high) * static_cast<double>(shares.size())
           / (2 * variance(shares));
}

Json statisticsJson(const MatchStatistics &statistics, const SequentialTest &test)
{
    return {{"wins", statistics.count(2)},
            {"draws", statistics.count(1)},
            {"losses", statistics.count(0)},
            {"elo", tenths(statistics.elo())},
            {"error", tenths(statistics.error())},
            {"llr", std::round(statistics.likelihood(test) * 100) / 100}};
}

std::string statisticsText(const MatchStatistics &statistics, const SequentialTest &test)
{
    std::array<char, 160> text{};
    std::snprintf(
        text.data(),
        text.size(),
        "+%d =%d -%d of %zu games, %.1f %% of the points, Elo %+.0f with an error of %.0f, "
        "llr %.2f for [%g, %g]",
        statistics.count(2),
        statistics.count(1),
        statistics.count(0),
        statistics.games(),
        100 * statistics.share(),
        statistics.elo(),
        statistics.error(),
        statistics.likelihood(test),
        test.low,
        test.high);
    return text.data();
}

} // namespace rookery::cli
