#include "model/play/reach/ray_program.h"

#include "model/play/reach/leg_rules.h"

#include <algorithm>
#include <map>
#include <utility>

namespace rookery {

OccupantKinds::OccupantKinds(std::span<const PieceFilter> filters)
    : m_rows{{Occupant::Empty, std::vector<bool>(filters.size())},
             {Occupant::Friend, std::vector<bool>(filters.size())}}
{
    std::size_t types = 1;
    for (const PieceFilter &filter : filters) {
        for (const PieceId type : filter.types)
            types = std::max(types, type.index() + 2);
    }
    for (const PieceId type : IdRange<PieceId>(types)) {
        std::vector<bool> admitted;
        for (const PieceFilter &filter : filters)
            admitted.push_back(filter.admits(type));
        m_friends.push_back(placeOf(Occupant::Friend, admitted));
        m_enemies.push_back(placeOf(Occupant::Enemy, admitted));
    }
}

std::uint8_t OccupantKinds::placeOf(Occupant occupant, std::vector<bool> admitted)
{
    const auto isSame = [&](const Row &row) {
        return row.occupant == occupant && row.admitted == admitted;
    };
    const auto found = std::find_if(m_rows.begin() + wall + 1, m_rows.end(), isSame);
    const auto place = static_cast<std::uint8_t>(found - m_rows.begin());
    if (found == m_rows.end())
        m_rows.push_back({occupant, std::move(admitted)});
    return place;
}

namespace {

bool isPlain(const Program::End &end)
{
    return !end.lastOnly && (end.effect == Effect::None || end.effect == Effect::Capture);
}

/// Whether a node can be on a straight path that began with this step.
bool isStraight(const Program::Node &node, StepId own)
{
    return node.own == own && !node.isAnywhere && !node.sameLength && !node.unloads
           && node.only == 0 && isPlain(node.onEmpty) && isPlain(node.onFriend)
           && isPlain(node.onEnemy) && !node.onEmpty.takes() && node.onEmpty.filter == 0;
}

class RayCompiler
{
public:
    RayCompiler(const Program &program, const OccupantKinds &kinds)
        : m_program(program)
        , m_kinds(kinds)
    {
    }

    std::optional<RayProgram> run(std::span<const std::uint32_t> first)
    {
        m_ray.own = m_program.nodes[first.front()].own;
        m_ray.first.assign(first.begin(), first.end());
        m_ray.kinds = m_kinds.count();
        for (const std::uint32_t node : first) {
            m_ray.start |= stateOf(node, 0);
            m_ray.remembers = m_ray.remembers || m_program.nodes[node].remembers;
        }
        for (std::size_t i = 0; i < m_states.size(); ++i) {
            if (m_states.size() > RayProgram::mostStates
                || !isStraight(m_program.nodes[m_states[i].first], m_ray.own))
                return std::nullopt;
            for (std::size_t kind = 0; kind < m_ray.kinds; ++kind)
                m_ray.rows.push_back(row(m_states[i], static_cast<std::uint8_t>(kind)));
        }
        return std::move(m_ray);
    }

private:
    using State = std::pair<std::uint32_t, int>; ///< node, steps made of its leg

    RayProgram::States stateOf(std::uint32_t node, int steps)
    {
        const auto [found, isNew] = m_index.try_emplace(State(node, steps), m_states.size());
        if (isNew)
            m_states.emplace_back(node, steps);
        return found->second < RayProgram::mostStates ? RayProgram::States(1) << found->second : 0;
    }

    RayProgram::Row row(const State &state, std::uint8_t kind)
    {
        const auto [place, before] = state;
        const Program::Node &node = m_program.nodes[place];
        const int steps = before + 1;
        const auto admits = [&](const Program::End &end) {
            return concerns(end, kind);
        };
        const LegArrival arrival =
            LegRules::arrivalOf(node, m_kinds.occupant(kind), steps, node.least, node.most, admits);
        RayProgram::Row row;
        markArrival(
            arrival,
            arrival.mayStop,
            false,
            [&](Mark mark) { add(row, mark); },
            [&] { row.viaLeg = node.depth; });
        for (const std::uint32_t next : m_program.at(arrival.end->then))
            row.next |= stateOf(next, 0);
        if (arrival.takes())
            row.taking = row.next;
        if (arrival.legGoesOn) {
            const bool isEndless = node.most == unlimited;
            row.next |= stateOf(place, isEndless ? std::min(steps, node.least - 1) : steps);
        }
        return row;
    }

    static void add(RayProgram::Row &row, Mark mark)
    {
        row.marks = static_cast<std::uint8_t>(row.marks | static_cast<std::uint8_t>(mark));
    }

    /// Whether an end is meant for such a piece. Nothing happens to walls.
    bool concerns(const Program::End &end, std::uint8_t kind) const
    {
        return (m_kinds.isPiece(kind) || (end.filter == 0 && !end.takes()))
               && m_kinds.admits(kind, end.filter);
    }

    const Program &m_program;
    const OccupantKinds &m_kinds;
    RayProgram m_ray;
    std::vector<State> m_states;
    std::map<State, std::size_t> m_index;
};

} // namespace

std::optional<RayProgram>
rayProgram(const Program &program, std::span<const std::uint32_t> first, const OccupantKinds &kinds)
{
    return RayCompiler(program, kinds).run(first);
}

} // namespace rookery
