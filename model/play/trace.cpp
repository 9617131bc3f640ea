#include "model/play/trace.h"

#include "model/play/carrying_on.h"
#include "model/play/trace_judge.h"

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
        , m_guard(mover)
        , m_movements(movements)
        , m_belief(belief)
    {
    }

    /// Every distinct way in which the walk comes to stand on `to`.
    std::vector<std::vector<WalkStep>>
    ways(std::size_t movement, LegId first, const Step &firstStep, CellId to)
    {
        m_nodes.clear();
        m_seen.clear();
        m_open.clear();
        m_found.clear();
        m_movement = movement;
        const auto &legs = m_movements[movement].legs.legs;
        m_measures =
            std::any_of(legs.begin(), legs.end(), [](const Leg &leg) { return leg.sameLength; });
        m_to = to;
        const OrientationId held = m_board.held(m_mover.from, m_mover.player, m_mover.facing);
        begin({first, m_mover.from, held, std::nullopt, 0, m_mover.from, {}, {}}, firstStep, none);
        while (!m_open.empty() && (isActual() || m_found.size() < mostImagined)) {
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
    /// Ways that could lead there if men stood elsewhere; the first ones have the fewest legs.
    static constexpr std::size_t mostImagined = 300;

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
        CellId start;
        std::optional<CellId> before; ///< where the leg before began, if that matters
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
        if (isActual() && !m_guard.mayBegin(leg(entry.leg).only, entry.cell))
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
            if (isActual() && !m_guard.mayEnter(leg(entry.leg).only, cell))
                continue;
            const auto node =
                add({cell, std::nullopt, entry.orientation, m_movement, entry.leg, 1}, parent);
            goOn(there, node);
        }
    }

    void travel(Entry entry, StepId own, std::size_t parent)
    {
        const Compass &compass = m_board.compass();
        const Leg &current = leg(entry.leg);
        const int least = current.sameLength ? entry.length : current.least;
        const int most = current.sameLength ? entry.length : current.most;
        const bool isMeasured = m_measures && !current.sameLength && least != most;
        std::set<std::tuple<CellId, OrientationId, int>> been;
        entry.heading = own;
        for (int count = 1; !isActual() || count <= most; ++count) {
            const StepId step = compass.seen(entry.orientation, own);
            const auto link = m_board.link(entry.cell, step);
            if (!link)
                return;
            entry.cell = link->to;
            entry.orientation = compass.crossed(entry.orientation, link->turn);
            if (isActual() && !m_guard.mayEnter(current.only, entry.cell))
                return;
            if (isMeasured)
                entry.length = count;
            const int place =
                most == unlimited ? std::min(count, least) : std::min(count, most + 1);
            if (!been.insert({entry.cell, entry.orientation, place}).second)
                return;
            parent =
                add({entry.cell, step, entry.orientation, m_movement, entry.leg, count}, parent);
            if (count >= least && count <= most)
                goOn(entry, parent);
            const bool passes =
                current.way == Way::Any || m_mover.finds(m_position, entry.cell) == Occupant::Empty;
            if (isActual() && !passes)
                return;
        }
    }

    /// With the legs that follow on the cell where one has ended.
    void goOn(const Entry &entry, std::size_t node)
    {
        const Leg &current = leg(entry.leg);
        const Occupant occupant = m_mover.finds(m_position, entry.cell);
        if (isActual() && !m_guard.mayEnd(current.only, entry.cell, entry.before))
            return;
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
        const Occupant occupant = m_mover.finds(m_position, entry.cell);
        if (isActual() && !concerns(end, m_position, entry.cell, occupant))
            return;
        if (isActual() && end.effect != Effect::None && occupant != Occupant::Empty) {
            if (std::find(entry.taken.begin(), entry.taken.end(), entry.cell) != entry.taken.end())
                return;
            next.taken.push_back(entry.cell);
        }
        next.start = entry.cell;
        for (const LegId id : end.then) {
            next.leg = id;
            next.before =
                isActual() && leg(id).only.notBack ? std::optional(entry.start) : std::nullopt;
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
    LegGuard m_guard;
    std::span<const MovementLegs> m_movements;
    Belief m_belief;
    std::size_t m_movement = 0;
    bool m_measures = false; ///< some leg is as long as one before it
    CellId m_to;
    std::vector<Node> m_nodes;
    std::set<Entry> m_seen; ///< with the leg's own heading
    std::deque<Open> m_open;
    std::vector<std::vector<WalkStep>> m_found;
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

/// Which ways count as one, so that only the best of them is listed.
enum class Listing { OneEachStep, OneEachCapture };

/// The ways from every first step as far as they are believed in.
std::vector<Trajectory> collected(const Board &board,
                                  const Position &position,
                                  const Mover &mover,
                                  std::span<const MovementLegs> movements,
                                  CellId to,
                                  Search::Belief belief,
                                  Listing listing)
{
    std::vector<Trajectory> found;
    Search search(board, position, mover, movements, belief);
    std::vector<CarryingOn> carrying;
    for (const MovementLegs &movement : movements)
        carrying.emplace_back(board, position, mover, movement);
    forEachStart(movements, [&](std::size_t movement, LegId first, const Step &step) {
        TraceJudge judge(board, position, mover, movements[movement]);
        std::vector<Trajectory> best;
        for (auto &way : search.ways(movement, first, step, to)) {
            Trajectory trajectory = judge.judged(std::move(way));
            if (!trajectory.obstacle && carrying[movement].hasToGoOn(trajectory)) {
                trajectory.obstacle = Obstacle::GoesOn;
                --trajectory.openSteps;
            }
            if (belief == Search::Belief::Actual && trajectory.obstacle)
                continue;
            const auto same = std::find_if(best.begin(), best.end(), [&](const Trajectory &other) {
                return listing == Listing::OneEachStep || other.taken == trajectory.taken;
            });
            if (same == best.end())
                best.push_back(std::move(trajectory));
            else if (isBetter(trajectory, *same))
                *same = std::move(trajectory);
        }
        std::move(best.begin(), best.end(), std::back_inserter(found));
    });
    std::stable_sort(found.begin(), found.end(), isBetter);
    return found;
}

/// Calls visit(mover, legs) for a piece of a design.
template<class Visit>
auto withMover(const Design &design,
               const Board &board,
               const Position &position,
               CellId from,
               const Man &man,
               Visit &&visit)
{
    const ZoneMap zones(board, design.rules->facings());
    return visit(moverOf(from, man, board, zones, *design.pieces, *design.rules, *design.setup),
                 legsOf((*design.pieces)[man.type], design, position.state().lastMoved));
}

} // namespace

std::vector<Trajectory> trajectories(const Board &board,
                                     const Position &position,
                                     const Mover &mover,
                                     std::span<const MovementLegs> movements,
                                     CellId to)
{
    using enum Search::Belief;
    auto found =
        collected(board, position, mover, movements, to, Actual, Listing::OneEachStep);
    if (found.empty())
        found = collected(board, position, mover, movements, to, Anything, Listing::OneEachStep);
    return found;
}

std::vector<Trajectory> trajectories(const Design &design,
                                     const Board &board,
                                     const Position &position,
                                     CellId from,
                                     const Man &man,
                                     CellId to)
{
    return withMover(
        design, board, position, from, man, [&](const Mover &mover, const auto &movements) {
            return trajectories(board, position, mover, movements, to);
        });
}

std::vector<Trajectory> openTrajectories(const Design &design,
                                         const Board &board,
                                         const Position &position,
                                         CellId from,
                                         const Man &man,
                                         CellId to)
{
    return withMover(
        design, board, position, from, man, [&](const Mover &mover, const auto &movements) {
            return collected(board,
                             position,
                             mover,
                             movements,
                             to,
                             Search::Belief::Actual,
                             Listing::OneEachCapture);
        });
}

FollowedRay
follow(const Board &board, CellId from, DirectionId direction, const Orientation &facing)
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
            ray.end = why == DeadEnd::Hole  ? RayEnd::Hole
                      : why == DeadEnd::Cut ? RayEnd::Cut
                                            : RayEnd::Edge;
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
