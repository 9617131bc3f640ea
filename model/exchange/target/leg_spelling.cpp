#include "model/exchange/target/leg_spelling.h"

#include "model/board/lattice_sites.h"
#include "model/design/limits.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

namespace rookery {

namespace {

constexpr std::size_t ends = 3; // on an empty cell, on a friend, on an enemy

/// One step of a move and all that an arrival by it means: a leg with one step, and what follows as
/// numbers of other states.
struct State
{
    Step step;
    Leg arrival; ///< without steps and without what follows
    std::array<std::set<std::size_t>, ends> then;

    friend bool operator==(const State &, const State &) = default;
};

/// What the first step may be, and the states it leads through.
struct States
{
    std::vector<State> list;
    std::set<std::size_t> first;
};

Leg arrivalOf(const Leg &leg)
{
    Leg arrival = leg;
    arrival.steps.clear();
    arrival.extras = {};
    for (LegEnd *end : endsOf(arrival)) {
        end->then.clear();
        end->extras = {};
    }
    return arrival;
}

/// Whether a leg of several steps says the same as as many legs of one step.
bool isDivisible(const Leg &leg)
{
    Leg plain;
    plain.steps = leg.steps;
    plain.least = leg.least;
    plain.most = leg.most;
    plain.way = leg.way;
    plain.onEmpty = leg.onEmpty;
    plain.onFriend = leg.onFriend;
    plain.onEnemy = leg.onEnemy;
    plain.extras = leg.extras;
    return leg == plain && leg.isUnconditional() && leg.way == Way::Empty
           && leg.onEmpty.effect == Effect::None;
}

/// A graph with its turns carried out: one state for each leg and step.
class Unfolding
{
public:
    Unfolding(const LegGraph &legs, const Design &design)
        : m_legs(legs)
        , m_design(design)
    {
    }

    std::optional<States> states()
    {
        m_states.first = statesOf(m_legs.first, std::nullopt);
        for (std::size_t i = 0; i < m_places.size(); ++i) {
            const auto [leg, step] = m_places[i];
            const Leg &written = m_legs[leg];
            std::size_t number = 0;
            for (const LegEnd *end : endsOf(written)) {
                auto then = statesOf(end->then, step);
                m_states.list[i].then[number++] = std::move(then);
            }
            if (!m_isPossible || m_places.size() > limits::legsPerPiece)
                return std::nullopt;
        }
        return m_isPossible ? std::optional(std::move(m_states)) : std::nullopt;
    }

private:
    std::set<std::size_t> statesOf(const std::vector<LegId> &legs,
                                   const std::optional<Step> &before)
    {
        std::set<std::size_t> numbers;
        for (const LegId leg : legs) {
            for (const Step &step : m_legs[leg].steps) {
                if (const auto taken = taking(step, before))
                    numbers.insert(numberOf(leg, *taken));
                else
                    m_isPossible = false;
            }
        }
        return numbers;
    }

    /// The step without a turn, a vector where it has one.
    std::optional<Step> taking(const Step &step, const std::optional<Step> &before) const
    {
        if (const auto *id = std::get_if<DirectionId>(&step)) {
            const Direction &direction = (*m_design.directions)[*id];
            return direction.vector && direction.walk.empty() ? Step(*direction.vector) : step;
        }
        const auto *turn = std::get_if<Turn>(&step);
        if (turn == nullptr)
            return step;
        const auto *heading = before ? std::get_if<Vector>(&*before) : nullptr;
        if (heading == nullptr)
            return std::nullopt;
        const auto turned = turnedBy(*heading, turn->points);
        return turned ? std::optional<Step>(*turned) : std::nullopt;
    }

    std::optional<Vector> turnedBy(const Vector &vector, int points) const
    {
        const Lattice lattice = m_design.board->lattice;
        const int circle = compassPoints(lattice);
        std::optional<Vector> turned = vector;
        for (int left = ((points % circle) + circle) % circle; left > 0 && turned; --left)
            turned = clockwise(lattice, *turned);
        return turned;
    }

    std::size_t numberOf(LegId leg, const Step &step)
    {
        const auto [row, isNew] = m_numbers.try_emplace({leg.index(), step}, m_places.size());
        if (isNew) {
            m_places.emplace_back(leg, step);
            m_states.list.push_back({step, arrivalOf(m_legs[leg]), {}});
        }
        return row->second;
    }

    const LegGraph &m_legs;
    const Design &m_design;
    States m_states;
    std::vector<std::pair<LegId, Step>> m_places; ///< by state
    std::map<std::pair<std::size_t, Step>, std::size_t> m_numbers;
    bool m_isPossible = true;
};

/// Whether a walk along such vectors, each any number of times, can never lead back to its start on
/// a flat board: all point into one half of the plane.
bool leadAway(const std::set<Step> &steps)
{
    std::vector<Vector> vectors;
    for (const Step &step : steps) {
        const auto *vector = std::get_if<Vector>(&step);
        if (vector == nullptr)
            return false;
        vectors.push_back(*vector);
    }
    const auto isLeftOf = [](const Vector &a, const Vector &b) {
        const int cross = a.x() * b.y() - a.y() * b.x();
        return cross > 0 || (cross == 0 && a.x() * b.x() + a.y() * b.y() > 0);
    };
    return std::any_of(vectors.begin(), vectors.end(), [&](const Vector &rightmost) {
        return std::all_of(vectors.begin(), vectors.end(), [&](const Vector &other) {
            return isLeftOf(rightmost, other);
        });
    });
}

/// A leg that could end where the piece started, but never does, does not say so.
void dropIdleReturns(States &states)
{
    std::vector<std::set<Step>> walked(states.list.size()); // to each state, on any path
    std::vector<std::size_t> changed(states.first.begin(), states.first.end());
    for (const std::size_t number : states.first)
        walked[number].insert(states.list[number].step);
    while (!changed.empty()) {
        const std::size_t number = changed.back();
        changed.pop_back();
        for (const auto &then : states.list[number].then) {
            for (const std::size_t next : then) {
                std::set<Step> all = walked[number];
                all.merge(std::set<Step>(walked[next]));
                all.insert(states.list[next].step);
                if (all.size() > walked[next].size()) {
                    walked[next] = std::move(all);
                    changed.push_back(next);
                }
            }
        }
    }
    for (std::size_t i = 0; i < walked.size(); ++i) {
        Leg &arrival = states.list[i].arrival;
        arrival.returns = arrival.returns && !leadAway(walked[i]);
    }
}

bool isFlat(const BoardRecipe &board)
{
    return board.lattice == Lattice::Square && board.topology == Topology::Flat
           && board.edits.links.empty();
}

/// What may happen at an end of either of two legs; nothing if no one leg can say it.
std::optional<LegEnd> eitherEnd(const LegEnd &a, bool isIdleA, const LegEnd &b, bool isIdleB)
{
    if (isIdleA || isIdleB)
        return isIdleB ? a : b;
    LegEnd either = a;
    either.stop = a.stop || b.stop;
    LegEnd other = b;
    other.stop = either.stop;
    return either == other ? std::optional(either) : std::nullopt;
}

/// One state for two with the same step, with all that may follow either; nothing if they differ in
/// what they do there.
std::optional<State> together(const State &a, const State &b)
{
    State both = a;
    Leg rest = b.arrival;
    const auto mine = endsOf(both.arrival);
    const auto others = endsOf(rest);
    for (std::size_t end = 0; end < ends; ++end) {
        const auto either = eitherEnd(*mine[end],
                                      !mine[end]->stop && a.then[end].empty(),
                                      *others[end],
                                      !others[end]->stop && b.then[end].empty());
        if (!either)
            return std::nullopt;
        *mine[end] = *others[end] = *either;
        both.then[end].insert(b.then[end].begin(), b.then[end].end());
    }
    return a.step == b.step && both.arrival == rest ? std::optional(both) : std::nullopt;
}

/// States that begin with the same step as one, wherever one leg can say both.
class Merging
{
public:
    explicit Merging(const States &states)
        : m_from(states)
    {
    }

    std::optional<States> states()
    {
        m_states.first = groups(m_from.first);
        for (std::size_t i = 0; i < m_states.list.size(); ++i) {
            for (std::size_t end = 0; end < ends; ++end) {
                auto next = groups(m_states.list[i].then[end]);
                m_states.list[i].then[end] = std::move(next);
            }
            if (m_states.list.size() > limits::legsPerPiece)
                return std::nullopt;
        }
        return std::move(m_states);
    }

private:
    using Members = std::set<std::size_t>;

    std::set<std::size_t> groups(const std::set<std::size_t> &siblings)
    {
        std::vector<std::pair<State, Members>> all;
        for (const std::size_t sibling : siblings) {
            const State &state = m_from.list[sibling];
            const auto isMet = [&](auto &group) {
                auto both = together(group.first, state);
                if (both)
                    group = {std::move(*both), std::move(group.second)};
                return both.has_value();
            };
            const auto group = std::find_if(all.begin(), all.end(), isMet);
            if (group == all.end())
                all.push_back({state, {sibling}});
            else
                group->second.insert(sibling);
        }
        std::set<std::size_t> numbers;
        for (auto &[state, members] : all)
            numbers.insert(numberOf(std::move(state), std::move(members)));
        return numbers;
    }

    /// What follows are numbers of the old states until it is their turn.
    std::size_t numberOf(State state, Members members)
    {
        const auto [row, isNew] = m_numbers.try_emplace(std::move(members), m_states.list.size());
        if (isNew)
            m_states.list.push_back(std::move(state));
        return row->second;
    }

    const States &m_from;
    States m_states;
    std::map<Members, std::size_t> m_numbers;
};

/// States from which the same can happen as one.
States withoutTwins(const States &states)
{
    std::vector<std::size_t> kind(states.list.size());
    std::vector<State> kinds;
    for (std::size_t count = static_cast<std::size_t>(-1); count != kinds.size();) {
        count = kinds.size();
        std::vector<State> next;
        std::vector<std::size_t> nextKind(kind.size());
        for (std::size_t i = 0; i < states.list.size(); ++i) {
            State state = states.list[i];
            for (auto &then : state.then) {
                std::set<std::size_t> mapped;
                for (const std::size_t number : then)
                    mapped.insert(kind[number]);
                then = std::move(mapped);
            }
            const auto found = std::find(next.begin(), next.end(), state);
            nextKind[i] = static_cast<std::size_t>(found - next.begin());
            if (found == next.end())
                next.push_back(std::move(state));
        }
        kinds = std::move(next);
        kind = std::move(nextKind);
    }
    States smaller{std::move(kinds), {}};
    for (const std::size_t number : states.first)
        smaller.first.insert(kind[number]);
    return smaller;
}

/// A step that may be taken again and again, or so many times, is a leg of so many steps.
class Ranges
{
public:
    explicit Ranges(States &states)
        : m_states(states)
    {
    }

    void join()
    {
        for (bool isChanged = true; isChanged;) {
            isChanged = false;
            for (std::size_t i = 0; i < m_states.list.size(); ++i)
                isChanged = joinsNext(i) || isChanged;
        }
    }

private:
    bool joinsNext(std::size_t number)
    {
        State &state = m_states.list[number];
        auto &then = state.then[0];
        for (const std::size_t next : then) {
            const State &following = m_states.list[next];
            State same = following;
            same.arrival.most = state.arrival.most;
            same.then[0] = state.then[0];
            const bool isOne = state.arrival.least == 1 && state.arrival.most == 1;
            if (!isOne || !(same == state) || !goesOnAlike(number, next))
                continue;
            const int more = following.arrival.most;
            state.arrival.most = next == number || more == unlimited ? unlimited : more + 1;
            then.erase(next);
            return true;
        }
        return false;
    }

    /// Whether both have the same to follow on an empty cell, the step itself aside.
    bool goesOnAlike(std::size_t number, std::size_t next) const
    {
        if (next == number)
            return true;
        std::set<std::size_t> others = m_states.list[number].then[0];
        others.erase(next);
        return others == m_states.list[next].then[0];
    }

    States &m_states;
};

/// The same with turns in place of vectors wherever a step follows another one.
class Turning
{
public:
    Turning(const States &states, Lattice lattice)
        : m_from(states)
        , m_lattice(lattice)
    {
    }

    States states()
    {
        for (const std::size_t number : m_from.first)
            m_states.first.insert(numberOf(number, m_from.list[number].step));
        for (std::size_t i = 0; i < m_origins.size(); ++i) {
            const State &origin = m_from.list[m_origins[i]];
            for (std::size_t end = 0; end < ends; ++end) {
                std::set<std::size_t> then;
                for (const std::size_t next : origin.then[end])
                    then.insert(numberOf(next, seenFrom(origin.step, m_from.list[next].step)));
                m_states.list[i].then[end] = std::move(then);
            }
        }
        return std::move(m_states);
    }

private:
    Step seenFrom(const Step &before, const Step &step) const
    {
        const auto *heading = std::get_if<Vector>(&before);
        if (heading == nullptr || !std::holds_alternative<Vector>(step))
            return step;
        const int circle = compassPoints(m_lattice);
        std::optional<Vector> turned = *heading;
        for (int points = 0; points < circle && turned; ++points) {
            if (Step(*turned) == step)
                return Turn{points > circle / 2 ? points - circle : points};
            turned = clockwise(m_lattice, *turned);
        }
        return step;
    }

    std::size_t numberOf(std::size_t origin, const Step &step)
    {
        const auto [row, isNew] = m_numbers.try_emplace({origin, step}, m_origins.size());
        if (isNew) {
            m_origins.push_back(origin);
            m_states.list.push_back({step, m_from.list[origin].arrival, {}});
        }
        return row->second;
    }

    const States &m_from;
    Lattice m_lattice;
    States m_states;
    std::vector<std::size_t> m_origins;
    std::map<std::pair<std::size_t, Step>, std::size_t> m_numbers;
};

/// The same as chains, in which each step has one that follows it at most, on an empty cell.
class Unbranching
{
public:
    explicit Unbranching(const States &states)
        : m_from(states)
    {
    }

    std::optional<States> states()
    {
        for (const std::size_t number : m_from.first)
            addChains(number);
        return m_isPossible ? std::optional(std::move(m_states)) : std::nullopt;
    }

private:
    void addChains(std::size_t number)
    {
        const State &state = m_from.list[number];
        const bool isSimple = state.then[1].empty() && state.then[2].empty();
        if (!isSimple || std::count(m_chain.begin(), m_chain.end(), number) > 0
            || m_states.list.size() > limits::legsPerPiece)
            m_isPossible = false;
        if (!m_isPossible)
            return;
        m_chain.push_back(number);
        for (const std::size_t next : state.then[0])
            addChains(next);
        if (state.then[0].empty())
            write();
        m_chain.pop_back();
    }

    void write()
    {
        m_states.first.insert(m_states.list.size());
        for (std::size_t i = 0; i < m_chain.size(); ++i) {
            State state = m_from.list[m_chain[i]];
            state.then[0].clear();
            if (i + 1 < m_chain.size())
                state.then[0].insert(m_states.list.size() + 1);
            m_states.list.push_back(std::move(state));
        }
    }

    const States &m_from;
    States m_states;
    std::vector<std::size_t> m_chain; ///< of states, from a first one to here
    bool m_isPossible = true;
};

/// Legs again: steps that mean the same beside each other are one leg.
class Folding
{
public:
    Folding(const States &states, const Directions &directions)
        : m_states(states)
        , m_directions(directions)
    {
    }

    LegGraph graph()
    {
        m_graph.first = legsOf(m_states.first);
        for (std::size_t i = 0; i < m_members.size(); ++i) {
            const State &one = m_states.list[*m_members[i].begin()];
            Leg leg = one.arrival;
            for (const std::size_t member : m_members[i])
                leg.steps.push_back(named(m_states.list[member].step));
            std::sort(leg.steps.begin(), leg.steps.end());
            std::size_t end = 0;
            for (LegEnd *each : endsOf(leg))
                each->then = legsOf(one.then[end++]);
            m_graph.legs.push_back(std::move(leg));
        }
        return std::move(m_graph);
    }

private:
    using Members = std::set<std::size_t>;

    std::vector<LegId> legsOf(const std::set<std::size_t> &siblings)
    {
        std::vector<Members> groups;
        for (const std::size_t sibling : siblings) {
            const auto group =
                std::find_if(groups.begin(), groups.end(), [&](const Members &members) {
                    return meansTheSame(*members.begin(), sibling);
                });
            if (group == groups.end())
                groups.push_back({sibling});
            else
                group->insert(sibling);
        }
        std::sort(groups.begin(), groups.end(), [&](const Members &a, const Members &b) {
            return order(a) < order(b);
        });
        std::vector<LegId> legs;
        for (Members &members : groups) {
            const auto [row, isNew] = m_numbers.try_emplace(members, m_members.size());
            if (isNew)
                m_members.push_back(std::move(members));
            legs.emplace_back(row->second);
        }
        std::sort(legs.begin(), legs.end());
        return legs;
    }

    bool meansTheSame(std::size_t a, std::size_t b) const
    {
        return m_states.list[a].arrival == m_states.list[b].arrival
               && m_states.list[a].then == m_states.list[b].then;
    }

    /// By the first step, then by what may happen there.
    std::pair<Step, std::vector<int>> order(const Members &members) const
    {
        const State &one = m_states.list[*members.begin()];
        Step least = one.step;
        for (const std::size_t member : members)
            least = std::min(least, m_states.list[member].step);
        std::vector<int> kind{one.arrival.least, one.arrival.most, one.arrival.way == Way::Any};
        for (const LegEnd *end : endsOf(one.arrival)) {
            kind.push_back(end->stop);
            kind.push_back(static_cast<int>(end->effect));
        }
        return std::pair(least, kind);
    }

    Step named(const Step &step) const
    {
        const auto *vector = std::get_if<Vector>(&step);
        for (std::size_t i = 0; vector != nullptr && i < m_directions.list.size(); ++i) {
            const Direction &direction = m_directions.list[i];
            if (direction.walk.empty() && direction.vector == *vector)
                return DirectionId(i);
        }
        return step;
    }

    const States &m_states;
    const Directions &m_directions;
    LegGraph m_graph;
    std::vector<Members> m_members; ///< by leg
    std::map<Members, std::size_t> m_numbers;
};

/// Puts the legs of another movement behind those of this one.
void append(LegGraph &graph, const LegGraph &more)
{
    const std::size_t before = graph.legs.size();
    const auto move = [&](std::vector<LegId> legs) {
        for (LegId &leg : legs)
            leg = LegId(leg.index() + before);
        return legs;
    };
    for (Leg leg : more.legs) {
        for (LegEnd *end : endsOf(leg))
            end->then = move(end->then);
        graph.legs.push_back(std::move(leg));
    }
    const auto first = move(more.first);
    graph.first.insert(graph.first.end(), first.begin(), first.end());
}

} // namespace

std::optional<LegGraph> spelled(const LegGraph &legs, LegSpelling spelling, const Design &design)
{
    if (spelling == LegSpelling::AsWritten)
        return legs;
    auto unfolded = Unfolding(legs, design).states();
    if (!unfolded)
        return std::nullopt;
    if (isFlat(*design.board))
        dropIdleReturns(*unfolded);
    auto merged = Merging(*unfolded).states();
    if (!merged)
        return std::nullopt;
    States states = withoutTwins(*merged);
    const auto canBeDivided = [](const State &state) {
        return isDivisible(state.arrival);
    };
    if (std::all_of(states.list.begin(), states.list.end(), canBeDivided)) {
        Ranges(states).join();
        states = withoutTwins(states);
    }
    if (spelling == LegSpelling::Turns)
        states = withoutTwins(Turning(states, design.board->lattice).states());
    if (spelling != LegSpelling::Chains)
        return Folding(states, *design.directions).graph();
    const auto chains = Unbranching(states).states();
    if (!chains)
        return std::nullopt;
    return Folding(*chains, *design.directions).graph();
}

std::vector<MovementLegs>
spelled(std::span<const MovementLegs> moves, LegSpelling spelling, const Design &design)
{
    std::vector<MovementLegs> joined;
    for (const MovementLegs &move : moves) {
        const auto same =
            std::find_if(joined.begin(), joined.end(), [&](const MovementLegs &other) {
                return other.when == move.when && other.startsIn == move.startsIn;
            });
        if (same == joined.end())
            joined.push_back(move);
        else
            append(same->legs, move.legs);
    }
    for (MovementLegs &move : joined) {
        auto legs = spelled(move.legs, spelling, design);
        if (!legs)
            return {moves.begin(), moves.end()};
        move.legs = std::move(*legs);
    }
    return joined;
}

} // namespace rookery
