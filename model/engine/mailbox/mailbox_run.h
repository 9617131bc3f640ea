#pragma once

#include "model/engine/mailbox/mailbox_rules.h"
#include "model/play/legal/move_rules.h"
#include "model/play/reach/reach_map.h"

#include <memory>
#include <vector>

namespace rookery::fast {

/// One count, or one game that is played, with kept reaches. Its answers are those of the move
/// rules.
class BroadRun
{
public:
    /// All must stay. The position is changed by counting and playing; other changes are noted.
    BroadRun(MoveRules &moveRules, Position &position, const BroadRules &rules);

    /// From the position as it is.
    void begin();
    /// After a move was made in it or taken back.
    void note(const Undo &undo);
    std::uint64_t perft(int depth, bool isBulk) { return perft(depth, isBulk, 0); }
    /// Plays random moves until there are none, or for 400; how many there were.
    std::uint64_t playout(std::uint64_t &state);
    /// Replaces the list.
    void list(std::vector<Move> &moves);

private:
    std::uint64_t perft(int depth, bool isBulk, std::size_t level);
    std::uint64_t count(std::vector<Move> &moves);
    void addTargets(CellId from, std::vector<Move> &moves) const;
    void addOthers(std::vector<Move> &moves);
    bool isListedByMoveRules() const;
    bool countsPieces() const;
    void make(const Move &move, Undo &undo);
    void unmake(const Undo &undo);
    void follow();
    void lookAround();
    bool isQuiet() const;
    bool isClear(CellId from);
    bool isClear(CellId from, CellId to);
    bool isClear(const Move &move);
    std::size_t clearMovesFirst(std::vector<Move> &moves);
    bool isRoyal(CellId cell) const;
    const BroadType &typeOf(CellId piece) const
    {
        return m_rules.types[m_position.square(piece).type];
    }

    MoveRules &m_moveRules;
    const RuleBook &m_book;
    const BroadRules &m_rules;
    Position &m_position;
    ReachMap m_map;
    std::vector<CellId> m_changed; ///< since the map was brought up to date
    std::vector<CellId>
        m_others; ///< pieces of the player to move that the move rules are asked about
    std::vector<CellId> m_royals; ///< of the player to move
    bool m_isQuiet = false;       ///< no enemy captures a royal piece, or may do so out of turn
    bool m_allRide = false;       ///< all enemies, so that no arrival helps them
    std::vector<std::vector<Move>> m_levels;
    std::vector<Undo> m_undos;
};

} // namespace rookery::fast
