#include "model/play/trace.h"

#include <algorithm>
#include <deque>
#include <map>
#include <set>
#include <tuple>

namespace rookery {

namespace {

/// Searches the states a piece can be in on its way, breadth first, from one first step.
/// With `Belief::Actual` men stand where they stand; with `Belief::Anything` every cell may hold
/// whatever would let the walk go on, and ranges may be overstepped.
class Search
{
public:
    enum class Belief { Actual, Anything };

    Search(const Board &board,
           const Position &position,
           const Mover &mover,
           std::span<const MovementLegs> movements,
           Belief belief)
        : m_board(board)
        , m_position(position)
        , m_mover(mover)
        , m_movements(movements)
        , m_belief(belief)
    {
    }

    /// Every distinct way in which the walk first comes to stand on `to`.
    std::vector<std::vector<WalkStep>> ways(std::size_t movement, LegId first, const Step &firstStep, CellId to)
    {
        m_nodes.clear();
        m_seen.clear();
        m_movement = movement;
        const OrientationId facing = m_board.compass().find(m_mover.facing);
        if (const auto own = ownStep(firstStep, std::nullopt))
            advance({{m_mover.from, {}, facing, movement, first, 0}, *own, none});
        std::vector<std::vector<WalkStep>> found;
        for (std::size_t i = 0; i < m_nodes.size(); ++i) {
            if (m_nodes[i].here.cell == to)
                found.push_back(path(i));
            expand(i);
        }
        return found;
    }

private:
    static constexpr std::size_t none = static_cast<std::size_t>(-1);

    struct Node
    {
        WalkStep here;
        StepId own;
        std::size_t parent;
    };

    using State = std::tuple<CellId, OrientationId, LegId, StepId, int>;

    const Leg &leg(LegId id) const { return m_movements[m_movement].legs[id]; }

    std::optional<StepId> ownStep(const Step &step, std::optional<StepId> heading) const
    {
        const Compass &compass = m_board.compass();
        if (const auto *direction = std::get_if<DirectionId>(&step))
            return compass.step(*direction);
        if (const auto *vector = std::get_if<Vector>(&step))
            return compass.step(*vector);
        return heading ? compass.clockwise(*heading, std::get<Turn>(step).points) : std::nullopt;
    }

    /// Takes one more step of the leg that `from` is in.
    void advance(const Node &from)
    {
        const Compass &compass = m_board.compass();
        const Leg &current = leg(from.here.leg);
        const StepId step = compass.seen(from.here.orientation, from.own);
        const auto link = m_board.link(from.here.cell, step);
        if (!link)
            return;
        Node next = from;
        next.here.cell = link->to;
        next.here.step = step;
        next.here.orientation = compass.crossed(from.here.orientation, link->turn);
        ++next.here.count;
        const int place = current.most == unlimited ? std::min(next.here.count, current.least)
                                                    : std::min(next.here.count, current.most + 1);
        if (m_seen.insert({next.here.cell, next.here.orientation, next.here.leg, next.own, place}).second)
            m_nodes.push_back(next);
    }

    void expand(std::size_t index)
    {
        const Node node = m_nodes[index];
        const Leg &current = leg(node.here.leg);
        const bool isActual = m_belief == Belief::Actual;
        const Occupant occupant = node.here.cell == m_mover.from ? Occupant::Empty
                                                                 : m_position.seenBy(m_mover.player, node.here.cell);
        const bool passes = !isActual || current.way == Way::Any || occupant == Occupant::Empty;
        if (passes && (!isActual || node.here.count < current.most))
            advance({node.here, node.own, index});
        if (node.here.count < current.least || node.here.count > current.most)
            return;
        if (!isActual || occupant == Occupant::Empty)
            follow(current.onEmpty, node, index);
        if (!isActual || occupant == Occupant::Friend)
            follow(current.onFriend, node, index);
        if (!isActual || occupant == Occupant::Foe)
            follow(current.onFoe, node, index);
    }

    void follow(const LegEnd &end, const Node &node, std::size_t index)
    {
        for (const LegId next : end.then) {
            for (const Step &step : leg(next).steps) {
                Node start = node;
                start.here.leg = next;
                start.here.count = 0;
                start.parent = index;
                const auto own = ownStep(step, node.own);
                if (!own)
                    continue;
                start.own = *own;
                advance(start);
            }
        }
    }

    std::vector<WalkStep> path(std::size_t index) const
    {
        std::vector<WalkStep> steps;
        for (std::size_t at = index; at != none; at = m_nodes[at].parent)
            steps.push_back(m_nodes[at].here);
        std::reverse(steps.begin(), steps.end());
        return steps;
    }

    const Board &m_board;
    const Position &m_position;
    const Mover &m_mover;
    std::span<const MovementLegs> m_movements;
    Belief m_belief;
    std::size_t m_movement = 0;
    std::vector<Node> m_nodes;
    std::set<State> m_seen;
};

const LegEnd &endFor(const Leg &leg, Occupant occupant)
{
    switch (occupant) {
    case Occupant::Empty:
        return leg.onEmpty;
    case Occupant::Friend:
        return leg.onFriend;
    case Occupant::Foe:
        break;
    }
    return leg.onFoe;
}

/// Holds a way against the men on the board and finds the first condition that fails.
class Judge
{
public:
    Judge(const Position &position, const Mover &mover, const MovementLegs &movement)
        : m_position(position)
        , m_mover(mover)
        , m_movement(movement)
    {
    }

    Trajectory judged(std::vector<WalkStep> path) const
    {
        Trajectory trajectory{std::move(path), false, std::nullopt, m_mover.from, 0};
        const auto &steps = trajectory.path;
        if (m_movement.when == When::Unmoved && m_mover.moved) {
            trajectory.obstacle = Obstacle::HasMoved;
            return trajectory;
        }
        for (std::size_t i = 0; i < steps.size() && !trajectory.obstacle; ++i) {
            const bool isLast = i + 1 == steps.size();
            trajectory.obstacle = isLast ? atTheEnd(steps[i]) : onTheWay(steps[i], steps[i + 1]);
            trajectory.failsAt = steps[i].cell;
            trajectory.openSteps = trajectory.obstacle ? i : i + 1;
        }
        const WalkStep &last = steps.back();
        trajectory.captures = !trajectory.obstacle && endFor(leg(last), occupant(last)).effect == Effect::Capture;
        return trajectory;
    }

private:
    const Leg &leg(const WalkStep &step) const { return m_movement.legs[step.leg]; }

    Occupant occupant(const WalkStep &step) const
    {
        return step.cell == m_mover.from ? Occupant::Empty : m_position.seenBy(m_mover.player, step.cell);
    }

    std::optional<Obstacle> onTheWay(const WalkStep &here, const WalkStep &next) const
    {
        if (here.count > leg(here).most)
            return Obstacle::TooFar;
        const Occupant who = occupant(here);
        const bool sameLeg = next.leg == here.leg && next.count == here.count + 1;
        if (sameLeg && (who == Occupant::Empty || leg(here).way == Way::Any))
            return std::nullopt;
        const auto &then = endFor(leg(here), who).then;
        if (!sameLeg && std::find(then.begin(), then.end(), next.leg) != then.end())
            return std::nullopt;
        return who == Occupant::Friend ? Obstacle::Friend : Obstacle::Foe;
    }

    std::optional<Obstacle> atTheEnd(const WalkStep &last) const
    {
        const Leg &current = leg(last);
        if (last.cell == m_mover.from)
            return Obstacle::OwnCell;
        if (last.count > current.most)
            return Obstacle::TooFar;
        if (last.count < current.least)
            return Obstacle::TooNear;
        const Occupant who = occupant(last);
        if (endFor(current, who).stop)
            return std::nullopt;
        if (who == Occupant::Friend)
            return Obstacle::FriendThere;
        if (who == Occupant::Foe)
            return current.onEmpty.stop ? Obstacle::MoveOnly : Obstacle::PassesOnly;
        return current.onFoe.stop ? Obstacle::CaptureOnly : Obstacle::PassesOnly;
    }

    const Position &m_position;
    const Mover &m_mover;
    const MovementLegs &m_movement;
};

/// An open way before a blocked one, then the one that gets farther, then the one that stays in
/// range, then the shorter.
bool isBetter(const Trajectory &a, const Trajectory &b)
{
    const bool isOpen = !a.obstacle;
    const bool otherIsOpen = !b.obstacle;
    if (isOpen != otherIsOpen)
        return isOpen;
    if (!isOpen && a.openSteps != b.openSteps)
        return a.openSteps > b.openSteps;
    const bool isFar = a.obstacle == Obstacle::TooFar;
    const bool otherIsFar = b.obstacle == Obstacle::TooFar;
    if (isFar != otherIsFar)
        return otherIsFar;
    return a.path.size() < b.path.size();
}

template<class Visit>
void forEachStart(std::span<const MovementLegs> movements, Visit &&visit)
{
    for (std::size_t i = 0; i < movements.size(); ++i) {
        for (const LegId first : movements[i].legs.first) {
            for (const Step &step : movements[i].legs[first].steps)
                visit(i, first, step);
        }
    }
}

} // namespace

std::vector<Trajectory> trajectories(const Board &board,
                                     const Position &position,
                                     const Mover &mover,
                                     std::span<const MovementLegs> movements,
                                     CellId to)
{
    std::vector<Trajectory> found;
    const auto collect = [&](Search::Belief belief) {
        Search search(board, position, mover, movements, belief);
        forEachStart(movements, [&](std::size_t movement, LegId first, const Step &step) {
            const Judge judge(position, mover, movements[movement]);
            std::optional<Trajectory> best;
            for (auto &way : search.ways(movement, first, step, to)) {
                Trajectory trajectory = judge.judged(std::move(way));
                if (!best || isBetter(trajectory, *best))
                    best = std::move(trajectory);
            }
            const bool isWanted = best && (belief == Search::Belief::Anything || !best->obstacle);
            if (isWanted)
                found.push_back(std::move(*best));
        });
    };
    collect(Search::Belief::Actual);
    if (found.empty())
        collect(Search::Belief::Anything);
    std::stable_sort(found.begin(), found.end(), isBetter);
    return found;
}

FollowedRay follow(const Board &board, CellId from, DirectionId direction, const Orientation &facing)
{
    const Compass &compass = board.compass();
    const StepId own = compass.step(direction);
    FollowedRay ray;
    CellId cell = from;
    OrientationId orientation = compass.find(facing);
    std::set<std::pair<CellId, OrientationId>> seen;
    for (int count = 1;; ++count) {
        const StepId step = compass.seen(orientation, own);
        const auto link = board.link(cell, step);
        if (!link) {
            const DeadEnd why = board.deadEnd(cell, step);
            ray.end = why == DeadEnd::Hole ? RayEnd::Hole : why == DeadEnd::Cut ? RayEnd::Cut : RayEnd::Edge;
            return ray;
        }
        cell = link->to;
        orientation = compass.crossed(orientation, link->turn);
        if (!seen.insert({cell, orientation}).second) {
            ray.end = RayEnd::Closed;
            return ray;
        }
        ray.steps.push_back({cell, step, orientation, 0, LegId(0), count});
    }
}

} // namespace rookery
