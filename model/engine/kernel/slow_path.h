#pragma once

#include "model/engine/kernel/kernel_rules.h"
#include "model/engine/tables/plan.h"
#include "model/play/legal/move_rules.h"

#include <memory>
#include <mutex>
#include <span>
#include <vector>

namespace rookery::fast {

/// The slow path: the move rules with a position of their own beside the sets. They play its moves
/// and are asked what the tables do not know. Each count has its own, each game that is played
/// works on the position that its engine keeps.
class Shadow
{
public:
    explicit Shadow(const Plan &plan);
    /// Both must stay.
    Shadow(const Plan &plan, MoveRules &moveRules, rookery::Position &position);

    void begin(const rookery::Position &position);
    const rookery::Position &position() const { return m_position; }
    const Plan &plan() const { return m_plan; }

    void make(const Move &move);
    void unmake();
    /// What the last move changed, also when it has just been taken back.
    const Undo &lastChange() const { return m_undos[m_last]; }

    bool hasEnded();
    bool isSafe(const Move &move) { return m_moveRules.isSafe(m_position, move); }
    bool isInCheck(unsigned player) { return m_moveRules.isInCheck(m_position, PlayerId(player)); }
    bool isAttacked(CellId cell, unsigned owner)
    {
        return !m_moveRules.attackers(m_position, cell, PlayerId(owner)).empty();
    }
    OwnTurn lookAtOwnRules();
    bool isInTrouble() const { return m_moveRules.isInTrouble(); }
    void dropBanned(std::vector<Move> &moves) { m_moveRules.dropBanned(m_position, moves); }
    void keepCompulsory(std::vector<Move> &moves) { m_moveRules.obeyDuties(m_position, moves); }

    /// Moves that sets cannot say, of all levels of a count, one behind the other.
    std::vector<Move> &moves() { return m_moves; }
    const std::vector<Move> &moves() const { return m_moves; }
    /// Adds to the moves.
    void listTurn();
    void listDisplacements(CellId from);
    void listPromotionTurns(CellId from);
    void listDrops();
    void listOwn();

private:
    struct Own
    {
        MoveRules moveRules;
        rookery::Position position;
    };

    const Plan &m_plan;
    std::unique_ptr<Own> m_own; ///< null where they belong to another object
    MoveRules &m_moveRules;
    rookery::Position &m_position;
    std::vector<Undo> m_undos; ///< [depth]; those made come first
    std::size_t m_made = 0;
    std::size_t m_last = 0;
    std::vector<Move> m_moves;
    std::vector<Move> m_turn;
};

/// Slow paths wait here for the next count. Any number of threads may ask.
class ShadowPool
{
public:
    explicit ShadowPool(const Plan &plan)
        : m_plan(plan)
    {
    }

    std::unique_ptr<Shadow> take();
    void give(std::unique_ptr<Shadow> shadow);

private:
    const Plan &m_plan;
    std::mutex m_mutex;
    std::vector<std::unique_ptr<Shadow>> m_idle;
};

} // namespace rookery::fast
