#pragma once

#include "model/play/legal/move_rules.h"

#include <optional>
#include <random>
#include <vector>

namespace rookery {

/// Makes positions in which rules are near that random games seldom reach: pieces about to promote,
/// hands filled, few pieces left, kings with a free way to castle, counters near their end.
///
/// Pieces get where they are by their own moves, though out of turn, and the hands hold what hands
/// have held in games, so that what an exporter concludes from where pieces can ever be stays true.
class PositionMaker
{
public:
    /// Both must stay.
    PositionMaker(const Design &design, MoveRules &moveRules);

    /// Remembers what the players have in hand in a position of a game.
    void note(const Position &position);

    /// From a position of a game; nothing if what was made is over, is no position of a game (a
    /// king could be captured at once) or has no text without fields of our own. Its state is what
    /// its text says. Costs some dozens of lists of moves.
    std::optional<Position> made(const Position &from, std::mt19937 &random);

private:
    void thin(Position &position, std::mt19937 &random) const;
    void fillHands(Position &position, std::mt19937 &random) const;
    void walk(Position &position, std::mt19937 &random);
    void advance(Position &position, std::mt19937 &random);
    void setCounters(Position &position, std::mt19937 &random) const;
    bool takesRoyal(const Position &position, const Move &move) const;
    bool isCastling(const Position &position, CellId cell) const;
    std::optional<Position> asWritten(const Position &position) const;

    const Design &m_design;
    MoveRules &m_moveRules;
    std::vector<bool> m_promotes; ///< by type
    std::vector<int> m_held;      ///< most seen in hand, [player][type]
    std::vector<Move> m_moves;
    std::vector<std::size_t> m_choice;
};

} // namespace rookery
