#include "model/play/trace.h"

#include <algorithm>
#include <deque>
#include <map>
#include <set>
#include <tuple>

namespace rookery {

namespace {

/// Searches the ways a piece can go, breadth first by legs, from one first step. With
/// `Belief::Actual` men stand where they stand; with `Belief::Anything` every cell may hold
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

    /// Every distinct way in which the walk comes to stand on `to`.
    std::vector<std::vector<WalkStep>> ways(std::size_t movement, LegId first, const Step &firstStep, CellId to)
    {
        m_nodes.clear();
        m_seen.clear();
        m_open.clear();
        m_found.clear();
        m_movement = movement;
        m_to = to;
        begin({first, m_mover.from, m_board.held(m_mover.from, m_mover.player, m_mover.facing), std::nullopt, 0, {}}, firstStep, none);
        while (!m_open.empty()) {
            const auto [entry, own, parent] = m_open.front();
            m_open.pop_front();
            if (own)
                travel(entry, *own, parent);
            else
                leapAnywhere(entry, parent);
        }
        return std::move(m_found);
    }

private:
    static constexpr std::size_t none = static_cast<std::size_t>(-1);

    struct Node
    {
        WalkStep here;
        std::size_t parent;
    };

    /// Where a leg begins, and all that matters from there on.
    struct Entry
    {
        LegId leg;
        CellId cell;
        OrientationId orientation;
        std::optional<StepId> heading;
        int length; ///< of the last leg that had a choice
        std::vector<CellId> taken;

        friend auto operator<=>(const Entry &, const Entry &) = default;
    };

    struct Open
    {
        Entry entry;
        std::optional<StepId> own; ///< none: anywhere
        std::size_t parent;
    };

    const Leg &leg(LegId id) const { return m_movements[m_movement].legs[id]; }
    bool isActual() const { return m_belief == Belief::Actual; }

    void begin(const Entry &entry, const Step &step, std::size_t parent)
    {
        const auto own = m_board.compass().step(step, entry.heading);
        if (!own && !std::holds_alternative<Anywhere>(step))
            return;
        Entry key = entry;
        key.heading = own;
        if (m_seen.insert(key).second)
            m_open.push_back({entry, own, parent});
    }

    void leapAnywhere(const Entry &entry, std::size_t parent)
    {
        for (const CellId cell : m_board.cells()) {
            if (cell == entry.cell)
                continue;
            Entry there = entry;
            there.cell = cell;
            there.heading.reset();
            const auto node = add({cell, std::nullopt, entry.orientation, m_movement, entry.leg, 1}, parent);
            goOn(there, node);
        }
    }

    void travel(Entry entry, StepId own, std::size_t parent)
    {
        const Compass &compass = m_board.compass();
        const Leg &current = leg(entry.leg);
        const int least = current.sameLength ? entry.length : current.least;
        const int most = current.sameLength ? entry.length : current.most;
        const bool hasChoice = !current.sameLength && least != most;
        std::set<std::tuple<CellId, OrientationId, int>> been;
        entry.heading = own;
        for (int count = 1; !isActual() || count <= most; ++count) {
            const StepId step = compass.seen(entry.orientation, own);
            const auto link = m_board.link(entry.cell, step);
            if (!link)
                return;
            entry.cell = link->to;
            entry.orientation = compass.crossed(entry.orientation, link->turn);
            if (hasChoice)
                entry.length = count;
            const int place = most == unlimited ? std::min(count, least) : std::min(count, most + 1);
            if (!been.insert({entry.cell, entry.orientation, place}).second)
                return;
            parent = add({entry.cell, step, entry.orientation, m_movement, entry.leg, count}, parent);
            if (count >= least && count <= most)
                goOn(entry, parent);
            const bool passes = current.way == Way::Any || m_mover.finds(m_position, entry.cell) == Occupant::Empty;
            if (isActual() && !passes)
                return;
        }
    }

    /// With the legs that follow on the cell where one has ended.
    void goOn(const Entry &entry, std::size_t node)
    {
        const Leg &current = leg(entry.leg);
        const Occupant occupant = m_mover.finds(m_position, entry.cell);
        if (!isActual() || occupant == Occupant::Empty)
            follow(current.onEmpty, entry, node);
        if (!isActual() || occupant == Occupant::Friend)
            follow(current.onFriend, entry, node);
        if (!isActual() || occupant == Occupant::Foe)
            follow(current.onFoe, entry, node);
    }

    void follow(const LegEnd &end, const Entry &entry, std::size_t node)
    {
        Entry next = entry;
        if (isActual() && end.effect == Effect::Capture) {
            if (std::find(entry.taken.begin(), entry.taken.end(), entry.cell) != entry.taken.end())
                return;
            next.taken.push_back(entry.cell);
        }
        for (const LegId id : end.then) {
            next.leg = id;
            for (const Step &step : leg(id).steps)
                begin(next, step, node);
        }
    }

    std::size_t add(const WalkStep &here, std::size_t parent)
    {
        const std::size_t node = m_nodes.size();
        m_nodes.push_back({here, parent});
        if (here.cell == m_to) {
            std::vector<WalkStep> &steps = m_found.emplace_back();
            for (std::size_t at = node; at != none; at = m_nodes[at].parent)
                steps.push_back(m_nodes[at].here);
            std::reverse(steps.begin(), steps.end());
        }
        return node;
    }

    const Board &m_board;
    const Position &m_position;
    const Mover &m_mover;
    std::span<const MovementLegs> m_movements;
    Belief m_belief;
    std::size_t m_movement = 0;
    CellId m_to;
    std::vector<Node> m_nodes;
    std::set<Entry> m_seen; ///< with the leg's own heading
    std::deque<Open> m_open;
    std::vector<std::vector<WalkStep>> m_found;
};

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

    Trajectory judged(std::vector<WalkStep> path)
    {
        Trajectory trajectory{std::move(path), {}, std::nullopt, m_mover.from, 0};
        const auto &steps = trajectory.path;
        if (m_movement.when == When::Unmoved && m_mover.moved) {
            trajectory.obstacle = Obstacle::HasMoved;
            return trajectory;
        }
        m_length = 0;
        m_taken.clear();
        for (std::size_t i = 0; i < steps.size() && !trajectory.obstacle; ++i) {
            const bool isLast = i + 1 == steps.size();
            beginStep(steps[i]);
            trajectory.obstacle = isLast ? atTheEnd(steps[i]) : onTheWay(steps[i], steps[i + 1]);
            trajectory.failsAt = steps[i].cell;
            trajectory.openSteps = trajectory.obstacle ? i : i + 1;
        }
        if (!trajectory.obstacle)
            trajectory.taken = m_taken;
        return trajectory;
    }

private:
    const Leg &leg(const WalkStep &step) const { return m_movement.legs[step.leg]; }
    Occupant occupant(const WalkStep &step) const { return m_mover.finds(m_position, step.cell); }

    /// The range of the leg that takes this step, and the length that later legs may have to match.
    void beginStep(const WalkStep &step)
    {
        const Leg &current = leg(step);
        if (step.count == 1) {
            m_least = current.sameLength ? m_length : current.least;
            m_most = current.sameLength ? m_length : current.most;
        }
        if (!current.sameLength && current.least != current.most)
            m_length = step.count;
    }

    /// False where the man here has been captured before.
    bool takes(const LegEnd &end, const WalkStep &step)
    {
        if (end.effect != Effect::Capture || occupant(step) == Occupant::Empty)
            return true;
        if (std::find(m_taken.begin(), m_taken.end(), step.cell) != m_taken.end())
            return false;
        m_taken.push_back(step.cell);
        return true;
    }

    std::optional<Obstacle> onTheWay(const WalkStep &here, const WalkStep &next)
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
        if (!sameLeg && leads && takes(end, here))
            return std::nullopt;
        if (who == Occupant::Empty)
            return Obstacle::NeedsMan;
        return who == Occupant::Friend ? Obstacle::Friend : Obstacle::Foe;
    }

    std::optional<Obstacle> atTheEnd(const WalkStep &last)
    {
        const Leg &current = leg(last);
        if (last.cell == m_mover.from && !current.returns)
            return Obstacle::OwnCell;
        if (last.count > m_most)
            return Obstacle::TooFar;
        if (last.count < m_least)
            return Obstacle::TooNear;
        const Occupant who = occupant(last);
        const LegEnd &end = endFor(current, who);
        if (end.stop && takes(end, last))
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
    int m_least = 1;
    int m_most = 1;
    int m_length = 0;
    std::vector<CellId> m_taken;
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
            Judge judge(position, mover, movements[movement]);
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
