#include "tests/model/walk_witness.h"

#include <algorithm>
#include <deque>
#include <optional>
#include <set>
#include <tuple>
#include <utility>

namespace rookery {

namespace {

template<class Breaks>
const ZoneCondition *firstOf(const LegConditions &only, Breaks breaks)
{
    const auto found = std::find_if(only.zones.begin(), only.zones.end(), breaks);
    return found == only.zones.end() ? nullptr : &*found;
}

/// Holds the conditions of legs against the board and the piece.
class LegGuard
{
public:
    explicit LegGuard(const Mover &mover)
        : m_mover(mover)
    {
    }

    bool mayBegin(const LegConditions &only, CellId start) const;
    /// Whether a leg may have this cell on its way or at its end.
    bool mayEnter(const LegConditions &only, CellId cell) const
    {
        return brokenOn(only, cell) == nullptr;
    }
    /// `before` is where the leg before it began.
    bool mayEnd(const LegConditions &only, CellId end, std::optional<CellId> before) const;
    /// Whether the piece's home lets a move be over on this cell. A leg may end elsewhere.
    bool mayStop(CellId cell) const { return !m_mover.home || isHome(cell); }

    /// The first condition on zones that a leg breaks by beginning, passing or ending on a cell;
    /// null if none.
    const ZoneCondition *brokenAtStart(const LegConditions &only, CellId start) const;
    const ZoneCondition *brokenOn(const LegConditions &only, CellId cell) const;
    const ZoneCondition *brokenAtEnd(const LegConditions &only, CellId end) const;

private:
    bool isInside(const ZoneCondition &condition, CellId cell) const;
    bool isHome(CellId cell) const;

    const Mover &m_mover;
};

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
    const auto piece = position.at(cell);
    return piece && end.whom.admits(piece->type);
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

bool hasRoomFor(const MoveOutcome &outcome, const Position &position, CellId from)
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

/// A piece on the way: where, how it holds the board, which way it came.
struct Walker
{
    CellId cell;
    OrientationId orientation;
    std::optional<StepId> heading = {}; ///< in its own axes
    int length = 0;                     ///< of the last leg that had a choice
    std::optional<CellId> start = {};   ///< where its leg began
    std::optional<CellId> before = {};  ///< where the leg before that began
    std::optional<PieceId> becomes = {};
};

class Walk
{
public:
    Walk(const Board &board, const Position &position, const Mover &mover, const WalkVisitor &visit)
        : m_board(board)
        , m_position(position)
        , m_mover(mover)
        , m_guard(mover)
        , m_visit(visit)
    {
    }

    void start(const LegGraph &legs, std::size_t movement)
    {
        m_legs = &legs;
        m_movement = movement;
        const OrientationId facing = m_board.held(m_mover.from, m_mover.player, m_mover.facing);
        for (const LegId first : legs.first)
            enter(first, {m_mover.from, facing});
    }

private:
    /// Where a leg begins, and all that matters from there on.
    using Entry = std::tuple<LegId,
                             CellId,
                             OrientationId,
                             std::optional<StepId>,
                             int,
                             std::optional<CellId>,
                             std::size_t,
                             std::size_t,
                             std::optional<PieceId>>;

    /// Whether one step more the way the piece came would lead to a cell.
    bool goesOnAhead(const Walker &traveller) const
    {
        if (!traveller.heading)
            return true;
        const StepId ahead = m_board.compass().seen(traveller.orientation, *traveller.heading);
        return m_board.link(traveller.cell, ahead).has_value();
    }

    void enter(LegId id, Walker traveller)
    {
        const Leg &leg = (*m_legs)[id];
        if (!m_guard.mayBegin(leg.only, traveller.cell)
            || (leg.only.atEdge && goesOnAhead(traveller)))
            return;
        traveller.before = std::exchange(traveller.start, traveller.cell);
        const Entry entry(id,
                          traveller.cell,
                          traveller.orientation,
                          traveller.heading,
                          traveller.length,
                          leg.only.notBack ? traveller.before : std::nullopt,
                          m_taken.size(),
                          m_unloadAt.size(),
                          traveller.becomes);
        if (!m_entered.insert(entry).second)
            return;
        const bool unloads = leg.unloads && m_unloadAt.size() <= capturedCount(m_taken);
        if (unloads)
            m_unloadAt.push_back(traveller.cell);
        for (const Step &step : leg.steps) {
            if (std::holds_alternative<Anywhere>(step))
                leapAnywhere(id, traveller);
            else if (const auto own = m_board.compass().step(step, traveller.heading))
                travel(id, *own, traveller);
        }
        if (unloads)
            m_unloadAt.pop_back();
        m_entered.erase(entry);
    }

    void leapAnywhere(LegId id, const Walker &start)
    {
        for (const CellId cell : m_board.cells()) {
            if (cell == start.cell || m_isOver)
                continue;
            m_path.push_back({cell, std::nullopt, start.orientation, m_movement, id, 1});
            Walker there = start;
            there.cell = cell;
            there.heading.reset();
            if (m_guard.mayEnter((*m_legs)[id].only, cell))
                arrive(id, there, false, true);
            m_path.pop_back();
        }
    }

    void travel(LegId id, StepId own, Walker traveller)
    {
        const Compass &compass = m_board.compass();
        const Leg &leg = (*m_legs)[id];
        const int least = leg.sameLength ? traveller.length : leg.least;
        const int most = leg.sameLength ? traveller.length : leg.most;
        const bool hasChoice = !leg.sameLength && least != most;
        const std::size_t stepsBefore = m_path.size();
        std::set<std::tuple<CellId, OrientationId, int>> been;
        m_carriesOn = canBeCarriedOn(id, own, traveller);
        traveller.heading = own;
        for (int count = 1; count <= most && !m_isOver; ++count) {
            const StepId step = compass.seen(traveller.orientation, own);
            const auto link = m_board.link(traveller.cell, step);
            if (!link)
                break;
            traveller.cell = link->to;
            traveller.orientation = compass.crossed(traveller.orientation, link->turn);
            if (!m_guard.mayEnter(leg.only, traveller.cell))
                break;
            if (hasChoice)
                traveller.length = count;
            const int place = most == unlimited ? std::min(count, least) : count;
            if (!been.insert({traveller.cell, traveller.orientation, place}).second)
                break;
            m_path.push_back({traveller.cell, step, traveller.orientation, m_movement, id, count});
            const Occupant occupant = m_mover.finds(m_position, traveller.cell);
            const bool goesOn = leg.way == Way::Any || occupant == Occupant::Empty;
            arrive(id, traveller, goesOn && count < most, count >= least);
            if (!goesOn)
                break;
        }
        m_path.resize(stepsBefore);
        m_carriesOn = false;
    }

    /// Whatever may happen on the last cell of the path.
    void arrive(LegId id, Walker traveller, bool legGoesOn, bool mayEnd)
    {
        const Leg &leg = (*m_legs)[id];
        const CellId cell = traveller.cell;
        const Occupant occupant = m_mover.finds(m_position, cell);
        const bool isOwnCell = cell == m_mover.from;
        const LegEnd &end = mayEnd ? endOn(leg, traveller, occupant) : m_nothing;
        const bool takes = end.effect != Effect::None && occupant != Occupant::Empty;
        if (takes)
            m_taken.push_back({cell, putTo(end.effect, traveller)});
        if (end.becomes)
            traveller.becomes = end.becomes;
        const bool goesOn = legGoesOn || leadsOn(end, traveller);
        const bool stops =
            end.stop && (!isOwnCell || leg.returns) && m_guard.mayStop(cell)
            && hasRoomFor(makeOutcome(cell, m_taken, m_unloadAt), m_position, m_mover.from)
            && m_looksPast != id && !(end.lastOnly && m_carriesOn);
        m_becomes = traveller.becomes;
        if (stops && m_isProbing)
            m_isOver = m_findsStop = true;
        else if (stops)
            report(takes ? WalkEvent::Capture : WalkEvent::Move);
        else if (occupant == Occupant::Empty && goesOn && !isOwnCell)
            report(WalkEvent::Pass);
        else if (occupant != Occupant::Empty && !goesOn)
            report(WalkEvent::Blocked);
        else
            report(WalkEvent::Over);
        if (occupant != Occupant::Empty && !takes && !end.then.empty())
            report(WalkEvent::Hop);
        const bool isPassedBy = m_looksPast == id && !end.lastOnly;
        const auto looksPast = std::exchange(m_looksPast, std::nullopt);
        const bool carriesOn = std::exchange(m_carriesOn, false);
        for (const LegId next : end.then) {
            if (!isPassedBy)
                enter(next, traveller);
        }
        m_looksPast = looksPast;
        m_carriesOn = carriesOn;
        if (takes)
            m_taken.pop_back();
    }

    /// Whether a leg that is only over at last can be carried on from one of its ends. While that
    /// is found out no one asks it again: the one that can go on from a later end could from here.
    bool canBeCarriedOn(LegId id, StepId own, const Walker &traveller)
    {
        const auto ends = endsOf((*m_legs)[id]);
        const bool isAsked =
            !m_isProbing && std::any_of(ends.begin(), ends.end(), [](const LegEnd *end) {
                return end->lastOnly;
            });
        if (!isAsked)
            return false;
        const auto entered = std::exchange(m_entered, {}); // going in a circle is carrying on, too
        m_isProbing = true;
        m_looksPast = id;
        travel(id, own, traveller);
        m_looksPast.reset();
        m_isProbing = false;
        m_isOver = m_isGivenUp;
        m_entered = entered;
        return std::exchange(m_findsStop, false);
    }

    /// Whether a leg follows that has a step for somebody who came this way.
    bool leadsOn(const LegEnd &end, const Walker &traveller) const
    {
        return std::any_of(end.then.begin(), end.then.end(), [&](LegId next) {
            const auto &steps = (*m_legs)[next].steps;
            return std::any_of(steps.begin(), steps.end(), [&](const Step &step) {
                return std::holds_alternative<Anywhere>(step)
                       || m_board.compass().step(step, traveller.heading);
            });
        });
    }

    /// What the leg may do on the traveller's cell; nothing if a condition fails there, the piece
    /// there has been taken before or cannot be pushed.
    const LegEnd &endOn(const Leg &leg, const Walker &traveller, Occupant occupant) const
    {
        const LegEnd &end = endFor(leg, occupant);
        if (!m_guard.mayEnd(leg.only, traveller.cell, traveller.before)
            || !concerns(end, m_position, traveller.cell, occupant))
            return m_nothing;
        if (occupant == Occupant::Empty || end.effect == Effect::None)
            return end;
        const bool isStuck = end.effect == Effect::Push && !putTo(end.effect, traveller);
        return isStuck || isTaken(m_taken, traveller.cell) ? m_nothing : end;
    }

    std::optional<CellId> putTo(Effect effect, const Walker &traveller) const
    {
        if (effect == Effect::Swap)
            return traveller.start;
        if (effect != Effect::Push || !traveller.heading)
            return std::nullopt;
        return pushedTo(m_board,
                        m_position,
                        m_mover,
                        traveller.cell,
                        traveller.orientation,
                        *traveller.heading);
    }

    void report(WalkEvent event)
    {
        const WalkEvent told = m_isProbing ? WalkEvent::Over : event; // a probe is only counted
        m_isGivenUp = m_isGivenUp || !m_visit({told, m_path, m_taken, m_unloadAt, m_becomes});
        m_isOver = m_isOver || m_isGivenUp;
    }

    const Board &m_board;
    const Position &m_position;
    const Mover &m_mover;
    LegGuard m_guard;
    const WalkVisitor &m_visit;
    const LegEnd m_nothing;
    bool m_isOver = false;
    bool m_isGivenUp = false; ///< the visitor has had enough
    bool m_isProbing = false; ///< for an end, and nothing else
    bool m_findsStop = false;
    std::optional<LegId> m_looksPast; ///< the leg whose own ends are not what is looked for
    bool m_carriesOn = false; ///< so that this leg must not be over where that is only at last
    std::optional<PieceId> m_becomes;
    const LegGraph *m_legs = nullptr;
    std::size_t m_movement = 0;
    std::vector<WalkStep> m_path;
    std::set<Entry> m_entered; ///< along the path
    std::vector<Taken> m_taken;
    std::vector<CellId> m_unloadAt;
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

namespace {

/// False if there were too many events.
template<class See>
bool walkedWithin(int mostEvents,
                  const Board &board,
                  const Position &position,
                  const Mover &mover,
                  std::span<const MovementLegs> movements,
                  See &&see)
{
    int events = 0;
    walk(board, position, mover, movements, [&](const WalkReport &report) {
        see(report);
        return ++events <= mostEvents;
    });
    return events <= mostEvents;
}

} // namespace

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
    const auto mark = [&](const WalkReport &report) {
        const WalkStep &last = report.path.back();
        switch (report.event) {
        case WalkEvent::Move:
        case WalkEvent::Capture:
            return markOutcome(reach, last.cell, report.event == WalkEvent::Capture, report.taken);
        case WalkEvent::Over:
            return;
        case WalkEvent::Hop:
            return reach.add(last.cell, Mark::Hurdle);
        case WalkEvent::Blocked:
            return reach.add(last.cell, Mark::Blocked);
        case WalkEvent::Pass:
            const int depth = depths[last.movement][last.leg.index()];
            return reach.addVia(last.cell, static_cast<std::uint8_t>(std::min(depth, 255)));
        }
    };
    if (!walkedWithin(mostEvents, board, position, mover, movements, mark))
        return std::nullopt;
    return reach;
}

std::optional<std::vector<MoveOutcome>> walkedOutcomes(const Board &board,
                                                       const Position &position,
                                                       const Mover &mover,
                                                       std::span<const MovementLegs> movements,
                                                       int mostEvents)
{
    std::set<MoveOutcome> outcomes;
    const auto collect = [&](const WalkReport &report) {
        if (report.event == WalkEvent::Move || report.event == WalkEvent::Capture)
            outcomes.insert(makeOutcome(
                report.path.back().cell, report.taken, report.unloadAt, report.becomes));
    };
    if (!walkedWithin(mostEvents, board, position, mover, movements, collect))
        return std::nullopt;
    return std::vector<MoveOutcome>(outcomes.begin(), outcomes.end());
}

const LegEnd &endFor(const Leg &leg, Occupant occupant)
{
    switch (occupant) {
    case Occupant::Empty:
        return leg.onEmpty;
    case Occupant::Friend:
        return leg.onFriend;
    case Occupant::Enemy:
        break;
    }
    return leg.onEnemy;
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
        for (const LegEnd *end : endsOf(graph[leg])) {
            for (const LegId next : end->then)
                reachAt(next, depths[leg.index()] + 1);
        }
    }
    return depths;
}

} // namespace rookery
