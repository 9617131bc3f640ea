#include "model/play/trace_judge.h"

#include <algorithm>
#include <utility>

namespace rookery {

Trajectory TraceJudge::judged(std::vector<WalkStep> path)
{
    Trajectory trajectory{std::move(path), {}, std::nullopt, m_mover.from, 0};
    const auto &steps = trajectory.path;
    if (m_movement.when != When::Always && m_mover.moved) {
        trajectory.obstacle = Obstacle::HasMoved;
        return trajectory;
    }
    begin();
    for (std::size_t i = 0; i < steps.size() && !trajectory.obstacle; ++i) {
        const bool isLast = i + 1 == steps.size();
        trajectory.obstacle = beginStep(steps[i]);
        if (!trajectory.obstacle)
            trajectory.obstacle = isLast ? atTheEnd(steps[i]) : onTheWay(steps[i], steps[i + 1]);
        trajectory.failsAt = steps[i].cell;
        trajectory.openSteps = trajectory.obstacle ? i : i + 1;
    }
    if (trajectory.obstacle == Obstacle::WrongZone)
        trajectory.zone = m_zone;
    if (trajectory.obstacle == Obstacle::AwayFromHome)
        trajectory.home = m_mover.home;
    if (!trajectory.obstacle) {
        for (const Taken &man : m_taken)
            trajectory.taken.push_back(man.cell);
    }
    return trajectory;
}

void TraceJudge::begin()
{
    m_length = 0;
    m_last = m_mover.from;
    m_start.reset();
    m_orientation = m_orientationBefore = m_board.compass().find(m_mover.facing);
    m_before.reset();
    m_taken.clear();
    m_unloadAt.clear();
}

/// The range of the leg that takes this step, the length that later legs may have to match, and
/// what must hold before it ends.
std::optional<Obstacle> TraceJudge::beginStep(const WalkStep &step)
{
    const Leg &current = leg(step);
    if (step.count == 1) {
        if (const auto obstacle = beginLeg(current))
            return obstacle;
    }
    m_last = step.cell;
    m_orientationBefore = std::exchange(m_orientation, step.orientation);
    if (!current.sameLength && current.least != current.most)
        m_length = step.count;
    const ZoneCondition *broken = m_guard.brokenOn(current.only, step.cell);
    if (!broken)
        return std::nullopt;
    m_zone = *broken;
    return Obstacle::WrongZone;
}

std::optional<Obstacle> TraceJudge::beginLeg(const Leg &leg)
{
    m_least = leg.sameLength ? m_length : leg.least;
    m_most = leg.sameLength ? m_length : leg.most;
    m_before = m_start;
    m_start = m_last;
    if (leg.unloads && m_unloadAt.size() <= capturedCount(m_taken))
        m_unloadAt.push_back(m_last);
    if (leg.only.unmoved && m_mover.moved)
        return Obstacle::HasMoved;
    if (leg.only.startCell && !m_mover.onStartCell)
        return Obstacle::NotAtStart;
    const ZoneCondition *broken = m_guard.brokenAtStart(leg.only, m_last);
    if (!broken)
        return std::nullopt;
    m_zone = *broken;
    return Obstacle::WrongZone;
}

std::optional<Obstacle> TraceJudge::mayEnd(const Leg &leg, CellId cell)
{
    if (leg.only.notBack && m_before == cell)
        return Obstacle::JustLeft;
    const ZoneCondition *broken = m_guard.brokenAtEnd(leg.only, cell);
    if (!broken)
        return std::nullopt;
    m_zone = *broken;
    return Obstacle::WrongZone;
}

/// What the end does to the man here; the obstacle that keeps it from doing so.
std::optional<Obstacle> TraceJudge::take(const LegEnd &end, const WalkStep &step)
{
    const Occupant who = occupant(step);
    if (who == Occupant::Empty)
        return std::nullopt;
    if (!concerns(end, m_position, step.cell, who))
        return Obstacle::WrongType;
    if (end.effect == Effect::None)
        return std::nullopt;
    if (isTaken(m_taken, step.cell))
        return who == Occupant::Friend ? Obstacle::Friend : Obstacle::Foe;
    const auto to = putTo(end.effect, step);
    if (end.effect == Effect::Push && !to)
        return Obstacle::NoRoom;
    m_taken.push_back({step.cell, to});
    return std::nullopt;
}

std::optional<CellId> TraceJudge::putTo(Effect effect, const WalkStep &step) const
{
    if (effect == Effect::Swap)
        return m_start;
    if (effect != Effect::Push || !step.step)
        return std::nullopt;
    const Compass &compass = m_board.compass();
    const StepId own = compass.seen(compass.inverse(m_orientationBefore), *step.step);
    return pushedTo(m_board, m_position, m_mover, step.cell, step.orientation, own);
}

std::optional<Obstacle> TraceJudge::onTheWay(const WalkStep &here, const WalkStep &next)
{
    if (here.count > m_most)
        return Obstacle::TooFar;
    const Occupant who = occupant(here);
    const bool sameLeg = next.leg == here.leg && next.count == here.count + 1;
    if (sameLeg && (who == Occupant::Empty || leg(here).way == Way::Any))
        return std::nullopt;
    const LegEnd &end = endFor(leg(here), who);
    const bool leads = std::find(end.then.begin(), end.then.end(), next.leg) != end.then.end();
    if (!sameLeg && here.count < m_least)
        return Obstacle::TooNear;
    if (!sameLeg && leads) {
        if (const auto obstacle = mayEnd(leg(here), here.cell))
            return obstacle;
        return take(end, here);
    }
    if (who == Occupant::Empty)
        return Obstacle::NeedsMan;
    return who == Occupant::Friend ? Obstacle::Friend : Obstacle::Foe;
}

std::optional<Obstacle> TraceJudge::atTheEnd(const WalkStep &last)
{
    const Leg &current = leg(last);
    if (last.cell == m_mover.from && !current.returns)
        return Obstacle::OwnCell;
    if (last.count > m_most)
        return Obstacle::TooFar;
    if (last.count < m_least)
        return Obstacle::TooNear;
    if (const auto obstacle = mayEnd(current, last.cell))
        return obstacle;
    const Occupant who = occupant(last);
    const LegEnd &end = endFor(current, who);
    if (end.stop) {
        if (!m_guard.mayStop(last.cell))
            return Obstacle::AwayFromHome;
        const auto obstacle = take(end, last);
        const bool isTwice = obstacle == Obstacle::Friend || obstacle == Obstacle::Foe;
        if (obstacle && !isTwice)
            return obstacle;
        if (!obstacle
            && hasRoom(makeOutcome(last.cell, m_taken, m_unloadAt), m_position, m_mover.from))
            return std::nullopt;
        if (!obstacle)
            return Obstacle::NoRoom;
    }
    if (who == Occupant::Friend)
        return Obstacle::FriendThere;
    if (who == Occupant::Foe)
        return current.onEmpty.stop ? Obstacle::MoveOnly : Obstacle::PassesOnly;
    return current.onFoe.stop ? Obstacle::CaptureOnly : Obstacle::PassesOnly;
}

} // namespace rookery
