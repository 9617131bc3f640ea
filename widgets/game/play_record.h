#pragma once

#include "model/play/game/game_tree.h"

#include <optional>
#include <vector>

namespace rookery {

/// The record of the game that is played, and the games that it took the place of. While it is
/// replayed under changed rules its moves may be those of another board, and it stands at the
/// start.
class PlayRecord
{
public:
    const GameTree &tree() const { return m_tree; }
    /// With the current move that it has, or will have when it is replayed.
    GameTree whole() const;
    /// The moves that lead to the current position.
    std::vector<Move> moves() const;
    void set(GameTree tree);
    void play(const std::string &text, const Move &move, PlayerId player)
    {
        m_tree.play(text, move, player);
    }

    bool isReplayed() const { return m_replayedTo.has_value(); }
    /// Stands at the start from now on, until replayed() gives the moves back.
    void beginReplay();
    /// What the replay has made of it, at the move to go to.
    void endReplay(GameTree whole);
    /// Goes there, or will when it is replayed.
    void goTo(std::size_t node);
    /// The current move, or the one that it will go to.
    std::size_t current() const { return m_replayedTo.value_or(m_tree.current()); }
    /// Where one step back or on, or the end of the line, would be.
    std::size_t before() const;
    std::size_t after() const;
    std::size_t end() const;

    /// No player loses a game by a slip of the hand.
    void keep();
    bool hasEarlier() const { return !m_earlier.empty(); }
    /// The last game that was kept; there must be one.
    GameTree takeEarlier();

private:
    GameTree m_tree;
    std::optional<std::size_t> m_replayedTo; ///< while it is replayed: the move to go to
    std::vector<GameTree> m_earlier;         ///< the last one at the end
};

} // namespace rookery
