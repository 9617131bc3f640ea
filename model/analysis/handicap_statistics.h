#pragma once

#include "model/analysis/logistic_fit.h"
#include "model/analysis/self_play.h"

#include <vector>

namespace rookery {

/// What a piece is worth, on a scale where a rook of chess counts 5.
struct PieceValue
{
    PieceId type;
    Estimate worth;
    std::size_t games = 0; ///< in which the players had more or fewer of them; none: by mobility
};

/// How a game went in which pieces were missing from the start.
struct HandicapGame
{
    /// By type: how many more of them than usual the first player had, against the second.
    std::vector<int> more;
    double points = 0; ///< of the first player, from 0 to 1
};

/// What pieces are worth by games in which some were missing. The chance to win grows with the
/// difference of what is there, by the logistic law; before the first game the values by mobility
/// are known with their error, and each game makes that smaller. The scale is the one on which the
/// values by mobility tell the results best.
class HandicapStatistics
{
public:
    enum class Aim {
        Keep, ///< pieces are an advantage
        Lose, ///< who gets rid of them wins
    };

    /// The values are those of all types, in their order.
    explicit HandicapStatistics(std::vector<PieceValue> before, Aim aim = Aim::Keep);

    void add(const HandicapGame &game);
    std::size_t games() const { return m_games.size(); }
    std::vector<PieceValue> values() const;
    /// How many games more until the error of each type that was ever missing is as small as this,
    /// if they say as much as those before; nothing while that is not known.
    std::optional<std::size_t> gamesToGo(const std::vector<PieceValue> &values,
                                         double wanted) const;

private:
    double scale() const;
    std::vector<std::size_t> missing() const;

    std::vector<PieceValue> m_before;
    Aim m_aim;
    std::vector<HandicapGame> m_games;
    std::vector<std::size_t> m_counts; ///< by type: games in which it was missing
};

} // namespace rookery
