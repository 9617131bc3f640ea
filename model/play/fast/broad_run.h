#pragma once

#include "model/play/fast/broad_rules.h"
#include "model/play/reach_map.h"
#include "model/play/referee.h"

#include <memory>
#include <vector>

namespace rookery::fast {

/// One count with kept reaches. Its answers are those of the referee.
class BroadRun
{
public:
    /// The rules must live longer.
    BroadRun(const Design &design,
             std::shared_ptr<const CompiledGame> game,
             const BroadRules &rules);

    void begin(const Position &position);
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
    void make(const Move &move, Undo &undo);
    void unmake(const Undo &undo);
    void note(const Undo &undo);
    void follow();
    void lookAround();
    bool isQuiet() const;
    bool isClear(CellId from);
    bool isClear(CellId from, CellId to);
    bool isClear(const Move &move);
    std::size_t clearMovesFirst(std::vector<Move> &moves);
    bool isRoyal(CellId cell) const;
    const BroadType &typeOf(CellId man) const { return m_rules.types[m_position.square(man).type]; }

    Referee m_referee;
    const RuleBook &m_book;
    const BroadRules &m_rules;
    Position m_position;
    ReachMap m_map;
    std::vector<CellId> m_changed; ///< since the map was brought up to date
    std::vector<CellId> m_others;  ///< men of the player to move whom the referee is asked about
    std::vector<CellId> m_royals;  ///< of the player to move
    bool m_isQuiet = false;        ///< no foe captures a royal man, or may do so out of turn
    bool m_allRide = false;        ///< all foes, so that nobody's arrival helps them
    std::vector<std::vector<Move>> m_levels;
    std::vector<Undo> m_undos;
};

} // namespace rookery::fast
