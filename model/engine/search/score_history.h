#pragma once

#include <cstddef>
#include <vector>

namespace rookery {

/// A player resigns who has seen no better score in so many moves of its own.
struct ResignRule
{
    int score = 1'000; ///< behind, in hundredths
    std::size_t moves = 4;
};

/// A game is as good as drawn where both players have seen scores near to nothing in so many moves
/// of their own, and so many moves were made by both together.
struct DrawRule
{
    int score = 15; ///< at most, for either side
    std::size_t moves = 8;
    std::size_t length = 80;
};

struct Rules;

/// Whether some rule of the design draws games, as a tie in pieces or points does too, so that a
/// draw by agreement is of its kind.
bool knowsDraws(const Rules &rules);

/// What a player thought of the moves that it made in a game, in hundredths for itself.
class ScoreHistory
{
public:
    /// Of the move that follows so many moves of the game; what was thought there or later before
    /// is forgotten, as it was taken back.
    void add(std::size_t length, int score);
    /// The game is no longer than that any more.
    void takeBack(std::size_t length);
    void clear() { m_scores.clear(); }

    bool isLost(const ResignRule &rule = {}) const;
    bool isEqual(const DrawRule &rule = {}) const;
    /// Whether a draw that is offered is no less than is to be expected: asked sooner than for an
    /// offer of one's own.
    bool acceptsDraw(const DrawRule &rule = {}) const;

private:
    struct Score
    {
        std::size_t length;
        int score;
    };

    template<typename Fits>
    bool lastAre(std::size_t moves, const Fits &fits) const;

    std::vector<Score> m_scores;
};

} // namespace rookery
