#include "model/play/reach/path_replay.h"

#include <algorithm>
#include <utility>

namespace rookery {

namespace {

bool isListed(std::span<const std::uint32_t> nodes, std::uint32_t node)
{
    return std::find(nodes.begin(), nodes.end(), node) != nodes.end();
}

} // namespace

Trajectory PathReplay::replayed(NodePath path)
{
    Trajectory trajectory{std::move(path.steps), {}, std::nullopt, m_mover.from, 0};
    const auto &steps = trajectory.path;
    if (m_mover.moved && isForUnmovedOnly(path.nodes.front())) {
        trajectory.obstacle = Obstacle::HasMoved;
        return trajectory;
    }
    m_traveller = m_rules.atStart();
    Ban ban;
    for (std::size_t i = 0; i < steps.size() && !ban; ++i) {
        const bool isLast = i + 1 == steps.size();
        ban = beginStep(steps[i], path.nodes[i]);
        if (!ban)
            ban = isLast ? atTheEnd() : onTheWay(steps[i + 1], path.nodes[i + 1]);
        trajectory.failsAt = steps[i].cell;
        trajectory.openSteps = ban ? i : i + 1;
    }
    trajectory.obstacle = ban.why;
    if (ban.zone)
        trajectory.zone = *ban.zone;
    if (ban.why == Obstacle::AwayFromHome)
        trajectory.home = m_mover.home;
    if (!ban) {
        for (const Taken &taken : m_traveller.taken)
            trajectory.taken.push_back(taken.cell);
    }
    return trajectory;
}

bool PathReplay::isForUnmovedOnly(std::uint32_t first) const
{
    return isListed(m_program.at(m_program.firstUnmoved), first);
}

/// Begins the step's leg if it is the first one, and enters its cell.
Ban PathReplay::beginStep(const WalkStep &step, std::uint32_t node)
{
    if (step.count == 1) {
        if (const Ban ban = m_rules.begin(m_traveller, node))
            return ban;
    }
    return m_rules.enter(m_traveller, step.cell, step.orientation);
}

Ban PathReplay::onTheWay(const WalkStep &next, std::uint32_t nextNode)
{
    if (m_traveller.count > m_rules.most(m_traveller))
        return {Obstacle::TooFar};
    const LegArrival arrival = m_rules.arrive(m_traveller);
    const bool sameLeg = nextNode == m_traveller.node && next.count == m_traveller.count + 1;
    if (sameLeg && arrival.passes)
        return {};
    if (!sameLeg && m_traveller.count < m_rules.least(m_traveller))
        return {Obstacle::TooNear};
    const Program::End &end = m_rules.node(m_traveller).endOn(arrival.occupant);
    if (!sameLeg && isListed(m_program.at(end.then), nextNode)) {
        if (!arrival.ban)
            m_rules.take(m_traveller, arrival);
        return arrival.ban;
    }
    if (arrival.occupant == Occupant::Empty)
        return {Obstacle::NeedsPiece};
    return {arrival.occupant == Occupant::Friend ? Obstacle::Friend : Obstacle::Enemy};
}

Ban PathReplay::atTheEnd()
{
    const Program::Node &node = m_rules.node(m_traveller);
    if (!m_rules.mayStopOn(node, m_traveller.cell))
        return {Obstacle::OwnCell};
    if (m_traveller.count > m_rules.most(m_traveller))
        return {Obstacle::TooFar};
    const LegArrival arrival = m_rules.arrive(m_traveller);
    const auto why = arrival.ban.why;
    if (why == Obstacle::TooNear || why == Obstacle::JustLeft || why == Obstacle::WrongZone)
        return arrival.ban;
    const bool isTwice = why == Obstacle::Friend || why == Obstacle::Enemy;
    if (node.endOn(arrival.occupant).stop && !m_rules.isHome(m_traveller.cell))
        return {Obstacle::AwayFromHome};
    if (node.endOn(arrival.occupant).stop && !isTwice)
        return stop(arrival);
    if (arrival.occupant == Occupant::Friend)
        return {Obstacle::FriendThere};
    if (arrival.occupant == Occupant::Enemy)
        return {node.onEmpty.stop ? Obstacle::MoveOnly : Obstacle::PassesOnly};
    return {node.onEnemy.stop ? Obstacle::CaptureOnly : Obstacle::PassesOnly};
}

Ban PathReplay::stop(const LegArrival &arrival)
{
    if (arrival.ban)
        return arrival.ban;
    m_rules.take(m_traveller, arrival);
    const auto outcome = makeOutcome(m_traveller.cell, m_traveller.taken, m_traveller.unloadAt);
    return hasRoom(outcome, m_position, m_mover.from) ? Ban{} : Ban{Obstacle::NoRoom};
}

} // namespace rookery
