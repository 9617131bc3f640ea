#include "model/exchange/target/leg_merging.h"

#include "model/design/limits.h"

#include <algorithm>
#include <map>
#include <utility>

namespace rookery::legstates {

namespace {

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

} // namespace

std::optional<States> merged(const States &states)
{
    return Merging(states).states();
}

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

} // namespace rookery::legstates
