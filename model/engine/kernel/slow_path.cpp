#include "model/engine/kernel/slow_path.h"

#include <algorithm>

namespace rookery::fast {

Shadow::Shadow(const Plan &plan)
    : m_plan(plan)
    , m_own(new Own{
          MoveRules(plan.design, plan.game),
          rookery::Position(plan.book->board().size(), plan.book->players(), plan.book->types())})
    , m_moveRules(m_own->moveRules)
    , m_position(m_own->position)
    , m_undos(1)
{
}

Shadow::Shadow(const Plan &plan, MoveRules &moveRules, rookery::Position &position)
    : m_plan(plan)
    , m_moveRules(moveRules)
    , m_position(position)
    , m_undos(1)
{
}

void Shadow::begin(const rookery::Position &position)
{
    if (&position != &m_position)
        m_position = position;
    if (m_own)
        m_moveRules.takeTrouble();
    m_made = 0;
    m_moves.clear();
}

void Shadow::make(const Move &move)
{
    if (m_made == m_undos.size())
        m_undos.emplace_back();
    m_last = m_made++;
    m_moveRules.make(m_position, move, m_undos[m_last]);
}

void Shadow::unmake()
{
    m_last = --m_made;
    MoveRules::unmake(m_position, m_undos[m_last]);
}

bool Shadow::hasEnded()
{
    return m_moveRules.isOver(m_position);
}

/// Sets cannot say that pieces which have moved at different times may be captured in passing.
OwnTurn Shadow::lookAtOwnRules()
{
    const PlayState &state = m_position.state();
    const bool goFarApart =
        std::any_of(state.passers.begin(), state.passers.end(), [&](const Passer &passer) {
            return passer.stands != state.passers.front().stands;
        });
    OwnTurn turn;
    turn.isListed = state.own.only >= 0 || goFarApart;
    turn.mayBan = m_plan.fallback.bans && !turn.isListed && m_moveRules.mayBan(m_position);
    return turn;
}

void Shadow::listTurn()
{
    m_moveRules.safeMoves(m_position, m_turn);
    m_moves.insert(m_moves.end(), m_turn.begin(), m_turn.end());
}

void Shadow::listDisplacements(CellId from)
{
    m_moveRules.listDisplacements(m_position, from, m_moves);
}

void Shadow::listPromotionTurns(CellId from)
{
    m_moveRules.listPromotionTurns(m_position, from, m_moves);
}

void Shadow::listDrops()
{
    m_moveRules.listDrops(m_position, m_moves);
}

void Shadow::listOwn()
{
    m_moveRules.listOwn(m_position, m_moves);
}

std::unique_ptr<Shadow> ShadowPool::take()
{
    const std::lock_guard lock(m_mutex);
    if (m_idle.empty())
        return std::make_unique<Shadow>(m_plan);
    std::unique_ptr<Shadow> shadow = std::move(m_idle.back());
    m_idle.pop_back();
    return shadow;
}

void ShadowPool::give(std::unique_ptr<Shadow> shadow)
{
    const std::lock_guard lock(m_mutex);
    m_idle.push_back(std::move(shadow));
}

} // namespace rookery::fast
