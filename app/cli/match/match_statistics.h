#pragma once

#include "app/cli/json_output.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace rookery::cli {

/// The hypotheses of a sequential test, in Elo.
struct SequentialTest
{
    double low = 0;
    double high = 10;

    /// Beyond plus or minus this the test has ended, with errors of five in a hundred either way.
    static constexpr double bound = 2.94;
};

/// Games of a match, two to a pair with the same opening and sides exchanged.
class MatchStatistics
{
public:
    /// Of game number `game`, counted from 0, for the first player of the match: 2 a win, 1 a draw,
    /// 0 a loss. The same game again changes nothing.
    void add(std::size_t game, int points) { m_points.try_emplace(game, points); }
    bool has(std::size_t game) const { return m_points.contains(game); }
    std::size_t games() const { return m_points.size(); }
    int count(int points) const;

    /// Of the points of the first player, 0 to 1.
    double share() const;
    /// Elo by that share; half a point is put in doubt where all were won or lost.
    double elo() const;
    /// Half the width of the interval that holds the Elo with 95 % confidence, by whole pairs.
    double error() const;
    /// Of the sequential test, by whole pairs.
    double likelihood(const SequentialTest &test) const;

private:
    std::vector<double> pairShares() const;
    static double variance(const std::vector<double> &shares);

    std::map<std::size_t, int> m_points; ///< by game
};

/// `{"wins","draws","losses","elo","error","llr"}`
Json statisticsJson(const MatchStatistics &statistics, const SequentialTest &test);
std::string statisticsText(const MatchStatistics &statistics, const SequentialTest &test);

} // namespace rookery::cli
