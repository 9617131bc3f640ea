#pragma once

#include "model/play/game/game_ruling.h"
#include "model/play/game/game_tree.h"
#include "model/play/moves/notation/move_renaming.h"
#include "model/play/moves/notation/notation.h"

#include <optional>
#include <string>
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
    void play(const std::string &text, const Move &move, PlayerId player, std::string shown)
    {
        m_tree.play(text, move, player, std::move(shown));
    }
    /// Puts the sign of a check behind the last move as it is shown; false if it has one, or there
    /// is no check.
    bool markCheck(const Ruling &ruling);
    /// Of a move that comes next.
    NotationContext context(const Design &design,
                            const CompiledGame &game,
                            const Position &position,
                            const std::vector<Move> &legal) const;

    /// A move as the family of the game writes it, with the cells as the board's edge calls them.
    std::string shown(std::size_t node, const Board &board, const Pieces &pieces) const;
    /// Cells have other names from now on.
    void forgetNames() { m_byLabel.reset(); }

    bool isReplayed() const { return m_replayedTo.has_value(); }
    /// Stands at the start from now on, until replayed() gives the moves back.
    void beginReplay();
    /// What the replay has made of it, at the move to go to.
    void endReplay(GameTree whole);
    /// Goes there, or will when it is replayed.
    void goTo(std::size_t node);
    /// The current move, or the one that it will go to.
    std::size_t current() const { return m_replayedTo.value_or(m_tree.current()); }
    /// Where one step back or on would be, past what chance has drawn; and the end of the line.
    std::size_t before(const Rules &rules) const;
    std::size_t after(const Rules &rules) const;
    std::size_t end() const;
    /// Whether there is a move that a player has chosen.
    bool isDecided(const Design &design) const;

    /// No player loses a game by a slip of the hand.
    void keep();
    /// The same, unless no move was made from the setup and nothing was said or drawn there.
    void keepIfBegun();
    bool hasEarlier() const { return !m_earlier.empty(); }
    /// The last game that was kept; there must be one.
    GameTree takeEarlier();

private:
    GameTree m_tree;
    std::optional<std::size_t> m_replayedTo;       ///< while it is replayed: the move to go to
    std::vector<GameTree> m_earlier;               ///< the last one at the end
    mutable std::optional<MoveRenaming> m_byLabel; ///< once a move is shown that is not legal
};

} // namespace rookery
