#include "model/exchange/target/leg_states.h"

#include "model/board/turn_steps.h"
#include "model/design/limits.h"

#include <algorithm>
#include <map>
#include <utility>

namespace rookery::legstates {

namespace {

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
        const auto turned = turnedBy(m_design.board->lattice, *heading, turn->points);
        return turned ? std::optional<Step>(*turned) : std::nullopt;
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
        const auto id = vector ? m_directions.find(*vector) : std::nullopt;
        return id && m_directions[*id].walk.empty() ? Step(*id) : step;
    }

    const States &m_states;
    const Directions &m_directions;
    LegGraph m_graph;
    std::vector<Members> m_members; ///< by leg
    std::map<Members, std::size_t> m_numbers;
};

} // namespace

std::optional<States> unfolded(const LegGraph &legs, const Design &design)
{
    return Unfolding(legs, design).states();
}

LegGraph folded(const States &states, const Directions &directions)
{
    return Folding(states, directions).graph();
}

} // namespace rookery::legstates
