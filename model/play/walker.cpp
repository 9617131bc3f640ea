#include "model/play/walker.h"

#include <algorithm>
#include <deque>
#include <optional>
#include <set>
#include <tuple>

namespace rookery {

namespace {

class Walk
{
public:
    Walk(const Board &board, const Position &position, const Mover &mover, const WalkVisitor &visit)
        : m_board(board)
        , m_position(position)
        , m_mover(mover)
        , m_visit(visit)
    {
    }

    void start(const LegGraph &legs, std::size_t movement)
    {
        m_legs = &legs;
        m_movement = movement;
        const OrientationId facing = m_board.compass().find(m_mover.facing);
        for (const LegId first : legs.first)
            enter(first, m_mover.from, facing, std::nullopt);
    }

private:
    using State = std::tuple<CellId, OrientationId, LegId, StepId, int>;

    void enter(LegId leg, CellId cell, OrientationId orientation, std::optional<StepId> heading)
    {
        for (const Step &step : (*m_legs)[leg].steps) {
            if (const auto own = ownStep(step, heading))
                travel(leg, *own, cell, orientation);
        }
    }

    /// The step in the traveller's own axes.
    std::optional<StepId> ownStep(const Step &step, std::optional<StepId> heading) const
    {
        const Compass &compass = m_board.compass();
        if (const auto *direction = std::get_if<DirectionId>(&step))
            return compass.step(*direction);
        if (const auto *vector = std::get_if<Vector>(&step))
            return compass.step(*vector);
        return heading ? compass.clockwise(*heading, std::get<Turn>(step).points) : std::nullopt;
    }

    void travel(LegId id, StepId own, CellId cell, OrientationId orientation)
    {
        const Compass &compass = m_board.compass();
        const Leg &leg = (*m_legs)[id];
        std::vector<State> entered;
        const std::size_t stepsBefore = m_path.size();
        for (int count = 1; count <= leg.most && !m_isOver; ++count) {
            const StepId step = compass.seen(orientation, own);
            const auto link = m_board.link(cell, step);
            if (!link)
                break;
            cell = link->to;
            orientation = compass.crossed(orientation, link->turn);
            const int place = leg.most == unlimited ? std::min(count, leg.least) : count;
            const State state(cell, orientation, id, own, place);
            if (!m_onPath.insert(state).second)
                break;
            entered.push_back(state);
            m_path.push_back({cell, step, orientation, m_movement, id, count});

            const bool isOwnCell = cell == m_mover.from;
            const Occupant occupant = isOwnCell ? Occupant::Empty : m_position.seenBy(m_mover.player, cell);
            const bool goesOn = leg.way == Way::Any || occupant == Occupant::Empty;
            arrive(leg, own, occupant, count, goesOn && count < leg.most);
            if (!goesOn)
                break;
        }
        for (const State &state : entered)
            m_onPath.erase(state);
        m_path.resize(stepsBefore);
    }

    /// Whatever may happen on the last cell of the path.
    void arrive(const Leg &leg, StepId own, Occupant occupant, int count, bool legGoesOn)
    {
        const WalkStep here = m_path.back();
        static const LegEnd nothing;
        const bool mayEnd = count >= leg.least;
        const LegEnd &end = !mayEnd                        ? nothing
                            : occupant == Occupant::Empty  ? leg.onEmpty
                            : occupant == Occupant::Friend ? leg.onFriend
                                                           : leg.onFoe;
        const bool isOwnCell = here.cell == m_mover.from;
        const bool goesOn = legGoesOn || !end.then.empty();
        if (end.stop && !isOwnCell)
            report(end.effect == Effect::Capture ? WalkEvent::Capture : WalkEvent::Move);
        else if (occupant == Occupant::Empty && goesOn && !isOwnCell)
            report(WalkEvent::Pass);
        else if (occupant != Occupant::Empty && !goesOn)
            report(WalkEvent::Blocked);
        for (const LegId next : end.then)
            enter(next, here.cell, here.orientation, own);
    }

    void report(WalkEvent event) { m_isOver = m_isOver || !m_visit(event, m_path); }

    const Board &m_board;
    const Position &m_position;
    const Mover &m_mover;
    const WalkVisitor &m_visit;
    bool m_isOver = false;
    const LegGraph *m_legs = nullptr;
    std::size_t m_movement = 0;
    std::vector<WalkStep> m_path;
    std::set<State> m_onPath;
};

} // namespace

void walk(const Board &board,
          const Position &position,
          const Mover &mover,
          std::span<const MovementLegs> movements,
          const WalkVisitor &visit)
{
    Walk walk(board, position, mover, visit);
    for (std::size_t i = 0; i < movements.size(); ++i) {
        if (movements[i].when == When::Always || !mover.moved)
            walk.start(movements[i].legs, i);
    }
}

std::optional<Reach> walkedReach(const Board &board,
                                 const Position &position,
                                 const Mover &mover,
                                 std::span<const MovementLegs> movements,
                                 int mostEvents)
{
    std::vector<std::vector<int>> depths;
    for (const MovementLegs &movement : movements)
        depths.push_back(legDepths(movement.legs));
    Reach reach;
    reach.begin(board.size());
    int events = 0;
    const auto mark = [&](WalkEvent event, const WalkStep &last) {
        switch (event) {
        case WalkEvent::Move:
            return reach.add(last.cell, Mark::Move);
        case WalkEvent::Capture:
            return reach.add(last.cell, Mark::Capture);
        case WalkEvent::Blocked:
            return reach.add(last.cell, Mark::Blocked);
        case WalkEvent::Pass:
            const int depth = depths[last.movement][last.leg.index()];
            return reach.addVia(last.cell, static_cast<std::uint8_t>(std::min(depth, 255)));
        }
    };
    walk(board, position, mover, movements, [&](WalkEvent event, std::span<const WalkStep> path) {
        mark(event, path.back());
        return ++events <= mostEvents;
    });
    if (events > mostEvents)
        return std::nullopt;
    return reach;
}

std::vector<int> legDepths(const LegGraph &graph)
{
    std::vector<int> depths(graph.legs.size(), 0);
    std::deque<LegId> queue;
    const auto reachAt = [&](LegId leg, int depth) {
        if (depths[leg.index()] != 0)
            return;
        depths[leg.index()] = depth;
        queue.push_back(leg);
    };
    for (const LegId first : graph.first)
        reachAt(first, 1);
    while (!queue.empty()) {
        const LegId leg = queue.front();
        queue.pop_front();
        for (const LegEnd *end : {&graph[leg].onEmpty, &graph[leg].onFriend, &graph[leg].onFoe}) {
            for (const LegId next : end->then)
                reachAt(next, depths[leg.index()] + 1);
        }
    }
    return depths;
}

} // namespace rookery
