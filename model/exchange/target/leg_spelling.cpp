#include "model/exchange/target/leg_spelling.h"

#include "model/board/turn_steps.h"
#include "model/design/limits.h"
#include "model/exchange/target/leg_merging.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

namespace rookery {

using namespace legstates;

namespace {

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
        const auto turn = turnBetween(m_lattice, *heading, std::get<Vector>(step));
        return turn ? Step(*turn) : step;
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
    auto steps = unfolded(legs, design);
    if (!steps)
        return std::nullopt;
    if (isFlat(*design.board))
        dropIdleReturns(*steps);
    const auto fewer = merged(*steps);
    if (!fewer)
        return std::nullopt;
    States states = withoutTwins(*fewer);
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
        return folded(states, *design.directions);
    const auto chains = Unbranching(states).states();
    if (!chains)
        return std::nullopt;
    return folded(*chains, *design.directions);
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
