#include "model/play/reach/leg_rules.h"

#include <algorithm>

namespace rookery {

Traveller LegRules::atStart() const
{
    Traveller traveller;
    traveller.cell = m_mover.from;
    traveller.orientation = m_board.held(m_mover.from, m_mover.player, m_mover.facing);
    return traveller;
}

Ban LegRules::begin(Traveller &traveller, std::uint32_t node) const
{
    const Program::Node &next = m_program.nodes[node];
    if (const Ban ban = mayBegin(next, traveller.cell))
        return ban;
    if (traveller.start) { // another leg has come here
        if (const Ban ban =
                mayFollow(this->node(traveller), next, traveller.cell, traveller.orientation))
            return ban;
    }
    const bool mindsBefore = m_program.conditions[next.only].notBack;
    traveller.before = mindsBefore ? traveller.start : std::nullopt;
    traveller.node = node;
    traveller.start = traveller.cell;
    traveller.count = 0;
    if (next.unloads && traveller.unloadAt.size() <= capturedCount(traveller.taken))
        traveller.unloadAt.push_back(traveller.cell);
    return {};
}

Ban LegRules::enter(Traveller &traveller, CellId cell, OrientationId orientation) const
{
    const Program::Node &leg = node(traveller);
    traveller.cell = cell;
    traveller.orientation = orientation;
    ++traveller.count;
    if (m_program.measures && !leg.isAnywhere && leg.choosesLength())
        traveller.length = traveller.count;
    return mayEnter(leg, cell);
}

bool LegRules::step(Traveller &traveller) const
{
    const Compass &compass = m_board.compass();
    const StepId seen = compass.seen(traveller.orientation, node(traveller).own);
    const auto link = m_board.link(traveller.cell, seen);
    return link && !enter(traveller, link->to, compass.crossed(traveller.orientation, link->turn));
}

/// The first condition on zones that a leg breaks.
Ban LegRules::brokenBy(const LegConditions &only, auto breaks)
{
    const auto found = std::find_if(only.zones.begin(), only.zones.end(), breaks);
    return found == only.zones.end() ? Ban{} : Ban{Obstacle::WrongZone, &*found};
}

Ban LegRules::mayBegin(const Program::Node &node, CellId cell) const
{
    if (node.only == 0)
        return {};
    const LegConditions &only = m_program.conditions[node.only];
    if (only.unmoved && m_mover.moved)
        return {Obstacle::HasMoved};
    if (only.startCell && !m_mover.onStartCell)
        return {Obstacle::NotAtStart};
    return brokenBy(only, [&](const ZoneCondition &condition) {
        return isInside(condition.zone, cell, false) == (condition.rule == ZoneRule::Into);
    });
}

Ban LegRules::mayFollow(const Program::Node &before,
                        const Program::Node &node,
                        CellId cell,
                        OrientationId orientation) const
{
    if (node.only == 0 || !m_program.conditions[node.only].atEdge)
        return {};
    const bool goesOn =
        before.isAnywhere || m_board.link(cell, m_board.compass().seen(orientation, before.own));
    return goesOn ? Ban{Obstacle::BoardGoesOn} : Ban{};
}

bool LegRules::mindsOrder() const
{
    return std::any_of(m_program.nodes.begin(),
                       m_program.nodes.end(),
                       [](const Program::Node &node) { return node.unloads; });
}

Ban LegRules::brokenWithin(const LegConditions &only, CellId cell) const
{
    return brokenBy(only, [&](const ZoneCondition &condition) {
        return condition.rule == ZoneRule::Within && !isInside(condition.zone, cell, false);
    });
}

Ban LegRules::mayEnd(const LegConditions &only, CellId cell, std::optional<CellId> before) const
{
    if (only.notBack && before == cell)
        return {Obstacle::JustLeft};
    return brokenBy(only, [&](const ZoneCondition &condition) {
        const bool inside = isInside(condition.zone, cell, false);
        return (condition.rule == ZoneRule::Into && !inside)
               || (condition.rule == ZoneRule::OutOf && inside);
    });
}

/// A piece may be looked at on a board that has none of its zones.
bool LegRules::isInside(ZoneId zone, CellId cell, bool ifUnknown) const
{
    const bool isKnown = m_mover.zones && zone.index() < m_mover.zones->zoneCount();
    return isKnown ? m_mover.zones->isInZone(cell, zone, m_mover.player) : ifUnknown;
}

/// Whether an end is meant for the piece on the cell. Nothing happens to walls.
bool LegRules::concerns(const Program::End &end, CellId cell) const
{
    if (end.filter == 0 && !end.takes())
        return true;
    const auto there = m_position->at(cell);
    return there && m_program.admits(end, there->type);
}

/// What the conditions of the leg, its piece's own cell and its home say of a cell.
void LegRules::judgeCell(LegArrival &arrival,
                         const Program::Node &node,
                         CellId cell,
                         std::optional<CellId> before) const
{
    if (node.only != 0 && arrival.ban.why != Obstacle::TooNear) {
        if (const Ban ban = mayEnd(m_program.conditions[node.only], cell, before))
            arrival.forbid(ban);
    }
    arrival.mayStop = arrival.mayStop && mayStopOn(node, cell) && isHome(cell);
}

void LegRules::judgeTaking(LegArrival &arrival, const Traveller &traveller) const
{
    if (!arrival.takes())
        return;
    const bool isFriend = arrival.occupant == Occupant::Friend;
    if (isTaken(traveller.taken, traveller.cell))
        arrival.forbid({isFriend ? Obstacle::Friend : Obstacle::Enemy});
    else if (arrival.end->effect == Effect::Push && !putTo(traveller, arrival.end->effect))
        arrival.forbid({Obstacle::NoRoom});
}

LegArrival LegRules::arrive(const Program::Node &node, CellId cell, int count) const
{
    const auto admits = [&](const Program::End &end) {
        return concerns(end, cell);
    };
    LegArrival arrival =
        arrivalOf(node, m_mover.finds(*m_position, cell), count, node.least, node.most, admits);
    judgeCell(arrival, node, cell, std::nullopt);
    return arrival;
}

template<class Concerns>
LegArrival
LegRules::arrive(const Traveller &traveller, Occupant occupant, Concerns &&concerns) const
{
    LegArrival arrival = arrivalOf(
        node(traveller), occupant, traveller.count, least(traveller), most(traveller), concerns);
    judgeCell(arrival, node(traveller), traveller.cell, traveller.before);
    judgeTaking(arrival, traveller);
    return arrival;
}

LegArrival LegRules::arrive(const Traveller &traveller) const
{
    const auto admits = [&](const Program::End &end) {
        return concerns(end, traveller.cell);
    };
    return arrive(traveller, m_mover.finds(*m_position, traveller.cell), admits);
}

LegArrival LegRules::arrive(const Traveller &traveller, Occupant occupant) const
{
    const bool isOwnCell = traveller.cell == m_mover.from;
    const auto admits = [](const Program::End &) {
        return true;
    };
    return arrive(traveller, isOwnCell ? Occupant::Empty : occupant, admits);
}

void LegRules::take(Traveller &traveller, const LegArrival &arrival) const
{
    if (arrival.takes())
        traveller.taken.push_back({traveller.cell, putTo(traveller, arrival.end->effect)});
    if (arrival.end->becomes)
        traveller.becomes = arrival.end->becomes;
}

/// Where a piece is put that is swapped or pushed; nothing if it is captured or finds no room.
std::optional<CellId> LegRules::putTo(const Traveller &traveller, Effect effect) const
{
    if (effect == Effect::Swap)
        return traveller.start;
    if (effect != Effect::Push || node(traveller).isAnywhere || !m_position)
        return std::nullopt;
    const StepId seen = m_board.compass().seen(traveller.orientation, node(traveller).own);
    const auto link = m_board.link(traveller.cell, seen);
    const bool isFree = link && m_mover.finds(*m_position, link->to) == Occupant::Empty;
    return isFree ? std::optional(link->to) : std::nullopt;
}

bool hasRoom(const MoveOutcome &outcome, const Position &position, CellId from)
{
    const auto isLeft = [&](CellId cell) {
        return cell == from || isTaken(outcome.taken, cell);
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
