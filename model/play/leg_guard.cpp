#include "model/play/leg_guard.h"

#include <algorithm>
#include <vector>

namespace rookery {

namespace {

template<class Breaks>
const ZoneCondition *firstOf(const LegConditions &only, Breaks breaks)
{
    const auto found = std::find_if(only.zones.begin(), only.zones.end(), breaks);
    return found == only.zones.end() ? nullptr : &*found;
}

} // namespace

Mover moverOf(CellId from,
              const Man &man,
              const Board &board,
              const ZoneMap &zones,
              const Pieces &pieces,
              const Rules &rules,
              const Setup &setup)
{
    const Placement *start = setup.at(board.site(from));
    const bool isStart = start && start->piece == man.type && start->player == man.owner;
    return {from,
            man.owner,
            rules[man.owner].facing,
            man.moved,
            isStart,
            &zones,
            pieces[man.type].confinedTo};
}

bool LegGuard::isInside(const ZoneCondition &condition, CellId cell) const
{
    // A piece may be looked at on a board that has none of its zones.
    const bool isKnown = m_mover.zones && condition.zone.index() < m_mover.zones->zoneCount();
    return isKnown && m_mover.zones->isInZone(cell, condition.zone, m_mover.player);
}

bool LegGuard::isHome(CellId cell) const
{
    const bool isKnown = m_mover.zones && m_mover.home->index() < m_mover.zones->zoneCount();
    return !isKnown || m_mover.zones->isInZone(cell, *m_mover.home, m_mover.player);
}

const ZoneCondition *LegGuard::brokenAtStart(const LegConditions &only, CellId start) const
{
    return firstOf(only, [&](const ZoneCondition &condition) {
        return isInside(condition, start) == (condition.rule == ZoneRule::Into);
    });
}

const ZoneCondition *LegGuard::brokenOn(const LegConditions &only, CellId cell) const
{
    return firstOf(only, [&](const ZoneCondition &condition) {
        return condition.rule == ZoneRule::Within && !isInside(condition, cell);
    });
}

const ZoneCondition *LegGuard::brokenAtEnd(const LegConditions &only, CellId end) const
{
    return firstOf(only, [&](const ZoneCondition &condition) {
        return (condition.rule == ZoneRule::Into && !isInside(condition, end))
               || (condition.rule == ZoneRule::OutOf && isInside(condition, end));
    });
}

bool LegGuard::mayBegin(const LegConditions &only, CellId start) const
{
    if ((only.unmoved && m_mover.moved) || (only.startCell && !m_mover.onStartCell))
        return false;
    return brokenAtStart(only, start) == nullptr;
}

bool LegGuard::mayEnd(const LegConditions &only, CellId end, std::optional<CellId> before) const
{
    return !(only.notBack && before == end) && brokenAtEnd(only, end) == nullptr;
}

bool concerns(const LegEnd &end, const Position &position, CellId cell, Occupant occupant)
{
    if (occupant == Occupant::Empty || (end.whom.isAny() && end.effect == Effect::None))
        return true;
    const auto man = position.at(cell);
    return man && end.whom.admits(man->type);
}

std::optional<CellId> pushedTo(const Board &board,
                               const Position &position,
                               const Mover &mover,
                               CellId cell,
                               OrientationId orientation,
                               StepId own)
{
    const auto link = board.link(cell, board.compass().seen(orientation, own));
    if (!link || mover.finds(position, link->to) != Occupant::Empty)
        return std::nullopt;
    return link->to;
}

bool hasRoom(const MoveOutcome &outcome, const Position &position, CellId from)
{
    const auto isLeft = [&](CellId cell) {
        return cell == from
               || std::any_of(outcome.taken.begin(), outcome.taken.end(), [&](const Taken &taken) {
                      return taken.cell == cell;
                  });
    };
    std::vector<CellId> filled = {outcome.to};
    for (const Taken &taken : outcome.taken) {
        if (!taken.putTo)
            continue;
        const bool isFilled = std::find(filled.begin(), filled.end(), *taken.putTo) != filled.end();
        if (isFilled || (position.at(*taken.putTo) && !isLeft(*taken.putTo)))
            return false;
        filled.push_back(*taken.putTo);
    }
    return true;
}

} // namespace rookery
