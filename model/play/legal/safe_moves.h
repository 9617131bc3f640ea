#pragma once

#include "model/play/legal/move_fault.h"
#include "model/play/legal/move_generator.h"

#include <memory>
#include <vector>

namespace rookery {

/// Tells which moves leave no royal piece where it may be captured and break none of the other
/// rules about what a single move leads to. It finds out by trying them.
///
/// It keeps room for its answers: give each thread its own. Positions that are passed by reference
/// are changed while it thinks and are as before when it is done.
class SafeMoves
{
public:
    SafeMoves(std::shared_ptr<const RuleBook> book, std::shared_ptr<Threats> threats);

    /// Replaces the list by the safe moves by which the player to move obeys the duties.
    void list(Position &position, std::vector<Move> &moves);
    /// Drops what is not safe, or breaks a duty, from a list of what the player to move might do,
    /// of which the first `known` moves are known to be safe, bans aside. A player who is left
    /// without any gets what is for such players only.
    void keep(Position &position, std::vector<Move> &moves, std::size_t known);
    /// Drops what bans forbid from a list of moves that are safe otherwise.
    void dropBanned(Position &position, std::vector<Move> &moves);
    bool isSafe(Position &position, const Move &move)
    {
        return fault(position, move) == MoveFault::None;
    }
    /// The first rule about single moves that the move breaks.
    MoveFault fault(Position &position, const Move &move);
    /// Of a move that was found to be banned last: which rule of Rules::bans strikes, and its
    /// reason with its values.
    std::size_t struckBan() const { return m_struckBan; }
    const std::string &struckReason() const { return m_struckReason; }
    /// The own rules of the design as moves are tried by them; null if there are none.
    OwnRules *own() const { return m_maker.own(); }
    /// Whether the player to move may pass if there is no other move.
    bool mayPassWhenStuck(const Position &position) const;

    /// How many own moves the player to move has, if that can be told without trying any; nothing
    /// where it cannot, or where other rules choose among moves.
    std::optional<std::size_t> countOwn(Position &position);
    /// Whether any ban may strike in the position that was counted or listed last.
    bool mayBan() const;
    /// The same of this position.
    bool mayBan(const Position &position);

    /// Everything the player to move might do.
    Generator &generator() { return m_generator; }

private:
    struct Before;

    Before lookBefore(const Position &position);
    void dropFaulty(Position &position, std::vector<Move> &moves, std::size_t known);
    void addWhenStuck(Position &position, std::vector<Move> &moves);
    MoveFault fault(Position &position, const Move &move, const Before &before);
    bool answersCheck(const Position &position, const Move &move, const Before &before);
    bool castlesSafely(Position &position, const Move &move);
    bool crossesSafely(Position &position, const Move &move);
    bool isAttackedOnWay(Position &position, CellId from, const std::vector<CellId> &way);
    MoveFault faultAlone(Position &position, const Move &move, const Before &before);
    MoveFault faultWhenTried(Position &position, const Move &move, const Before &before);
    MoveFault faultAfter(Position &position, const Move &move, const Before &before);
    bool givesCheck(const Position &position, PlayerId player);
    bool isLeftInCheck(Position &position, const Move &move, const Before &before);
    MoveFault threatFault(Position &position, const Move &move);
    bool isBanned(std::optional<std::size_t> ban);

    std::shared_ptr<const RuleBook> m_book;
    std::shared_ptr<Threats> m_threats;
    Generator m_generator;
    MoveMaker m_maker;
    Design m_design;
    bool m_triesMoves;                 ///< some rule can make a move illegal
    bool m_triesAll;                   ///< some rule beside bans can
    bool m_hasLookedElsewhere = false; ///< at bans, in the position after a move
    std::size_t m_struckBan = 0;
    std::string m_struckReason;
    bool m_notesReasons = false;
    bool m_wallsShield; ///< already when the move that builds one is judged
    std::vector<CellId> m_cells;
    std::vector<Undo> m_tries; ///< room for moves being tried, of which one may ask for another
};

} // namespace rookery
