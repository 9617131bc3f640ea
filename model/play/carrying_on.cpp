#include "model/play/carrying_on.h"

#include <algorithm>
#include <set>

namespace rookery {

namespace {

/// Chains with more ways than this are taken to be over anywhere.
constexpr int mostEvents = 200'000;

bool isOverOnlyAtLast(const Leg &leg)
{
    return leg.onEmpty.lastOnly || leg.onFriend.lastOnly || leg.onFoe.lastOnly;
}

} // namespace

CarryingOn::CarryingOn(const Board &board,
                       const Position &position,
                       const Mover &mover,
                       const MovementLegs &movement)
{
    const auto &legs = movement.legs.legs;
    if (std::any_of(legs.begin(), legs.end(), isOverOnlyAtLast))
        m_outcomes = walkedOutcomes(board, position, mover, {&movement, 1}, mostEvents);
}

bool CarryingOn::hasToGoOn(const Trajectory &way) const
{
    if (!m_outcomes)
        return false;
    const std::set<CellId> taken(way.taken.begin(), way.taken.end());
    return std::none_of(m_outcomes->begin(), m_outcomes->end(), [&](const MoveOutcome &outcome) {
        std::set<CellId> cells;
        for (const Taken &man : outcome.taken)
            cells.insert(man.cell);
        return outcome.to == way.path.back().cell && cells == taken;
    });
}

} // namespace rookery
