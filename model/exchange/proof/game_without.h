#pragma once

#include "model/play/game/game_engine.h"

#include <set>
#include <tuple>
#include <utility>
#include <vector>

namespace rookery {

/// The game without one rule, played beside the game itself, to see where the rule matters.
class GameWithout
{
public:
    /// `design` is `whole` without the rule; neither needs to stay.
    GameWithout(const Design &design, const Design &whole, const Position &start);

    /// Whether the rule matters in a position of the game itself: the moves are others than these
    /// legal ones (listed by an engine that tries each move, as this one does), or, where there are
    /// none, it is not over. If so, the game goes on from the true position.
    bool differs(const Position &position, const std::vector<Move> &legal, bool isStuck);

    /// Whether differs() has found a kind of move that has not differed before.
    bool takeNews() { return std::exchange(m_hasNews, false); }

    /// After differs(): the same move, if it is legal here, and else what has become of the
    /// position.
    void follow(const Move &move, const Position &after);

    /// From the true position, without what belongs to the rule: rights to castle on wings that are
    /// not there, pieces that the setup puts in hand.
    void goOnFrom(const Position &position);

    /// The moves from there.
    const std::vector<Move> &movesFrom(const Position &position);

    std::size_t listed() const { return m_moves.size(); }

private:
    /// What tells moves apart that a rule gives or takes: kind, player, type, what it becomes, on
    /// which wing it castles.
    using Aspect = std::tuple<Move::Kind, std::size_t, std::size_t, std::size_t, std::size_t>;

    void
    noteAspects(const std::vector<Move> &moves, const std::vector<Move> &others, PlayerId mover);
    static void emptyHands(Position &position);

    GameEngine m_engine; ///< tries each move: tables for every rule that is left out would cost
                         ///< more than they save
    bool m_hasOtherWings;
    bool m_hasOtherHands;
    std::vector<Move> m_moves;
    std::set<Aspect> m_aspects;
    bool m_hasNews = false;
};

} // namespace rookery
