#include "model/play/reach/program.h"

#include <algorithm>
#include <deque>
#include <map>
#include <optional>
#include <tuple>

namespace rookery {

namespace {

/// To try them all costs less than to remember which have been tried.
constexpr std::size_t fewWays = 100;
/// More would make rows of states too long.
constexpr std::size_t mostKinds = 64;

/// For each leg, its place in the move counted from 1: the least number of legs that lead to it.
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

class Compiler
{
public:
    Compiler(std::span<const MovementLegs> movements, const Compass &compass)
        : m_movements(movements)
        , m_compass(compass)
    {
    }

    Program run(const Orientation &facing)
    {
        m_program.facing = m_compass.find(facing);
        for (const MovementLegs &movement : m_movements)
            m_depths.push_back(legDepths(movement.legs));
        m_program.firstAlways = first(When::Always);
        m_program.firstUnmoved = first(When::Unmoved);
        // Nodes are appended while their predecessors are linked, so this visits each once.
        for (std::size_t i = 0; i < m_program.nodes.size(); ++i)
            link(i);
        if (m_program.needsMemory) {
            spreadMemory();
            m_ways.assign(m_program.nodes.size(), std::nullopt);
            for (std::uint32_t i = 0; i < m_program.nodes.size(); ++i)
                m_program.nodes[i].isBrief = waysFrom(i) <= fewWays;
        }
        m_program.always = opening(m_program.firstAlways);
        m_program.unmoved = opening(m_program.firstUnmoved);
        return std::move(m_program);
    }

private:
    /// Movement, leg, heading; none for a leg that leads anywhere.
    using Key = std::tuple<std::size_t, LegId, std::optional<StepId>>;

    Program::Range first(When when)
    {
        std::vector<std::uint32_t> nodes;
        for (std::size_t i = 0; i < m_movements.size(); ++i) {
            if ((m_movements[i].when == When::Always) != (when == When::Always))
                continue;
            for (const LegId leg : m_movements[i].legs.first)
                addNodes(i, leg, std::nullopt, nodes);
        }
        return range(std::move(nodes));
    }

    void link(std::size_t index)
    {
        const auto [movement, leg, own] = m_keys[index];
        const auto follow = [&, movement = movement, own = own](const LegEnd &end) {
            std::vector<std::uint32_t> nodes;
            for (const LegId next : end.then)
                addNodes(movement, next, own, nodes);
            const LegOutcome &outcome = end;
            return Program::End{outcome, range(std::move(nodes)), filter(end.whom)};
        };
        const Leg &source = m_movements[movement].legs[leg];
        const Program::End onEmpty = follow(source.onEmpty);
        const Program::End onFriend = follow(source.onFriend);
        const Program::End onEnemy = follow(source.onEnemy);
        Program::Node &node = m_program.nodes[index];
        node.onEmpty = onEmpty;
        node.onFriend = onFriend;
        node.onEnemy = onEnemy;
        m_program.hasFollowers =
            m_program.hasFollowers
            || anyEnd(node, [](const Program::End &end) { return !end.then.empty(); });
        const auto marksMove = [](const Program::End &end) {
            const bool takesSimply =
                !end.takes() || (end.effect == Effect::Capture && end.then.empty());
            return !takesSimply || end.becomes;
        };
        node.remembers = node.isAnywhere || node.looksBack() || isOverOnlyAtLast(node)
                         || anyEnd(node, marksMove) || m_program.conditions[node.only].notBack;
        m_program.needsMemory = m_program.needsMemory || node.remembers;
        node.isPlain = isPlain(node);
    }

    static bool isPlain(const Program::Node &node)
    {
        const auto justEnds = [](const Program::End &end) {
            return end.then.empty() && end.filter == 0;
        };
        return !node.remembers && node.least <= 1 && (node.way == Way::Empty || node.most == 1)
               && !node.isTied() && node.only == 0 && justEnds(node.onEmpty)
               && justEnds(node.onEnemy) && justEnds(node.onFriend) && !node.onFriend.stop
               && !node.onEmpty.takes() && (!node.onEnemy.stop || node.onEnemy.takes());
    }

    std::vector<std::uint32_t> followers(std::size_t index) const
    {
        std::vector<std::uint32_t> all;
        const Program::Node &node = m_program.nodes[index];
        for (const Program::End *end : endsOf(node)) {
            const auto next = m_program.at(end->then);
            all.insert(all.end(), next.begin(), next.end());
        }
        std::sort(all.begin(), all.end());
        all.erase(std::unique(all.begin(), all.end()), all.end());
        return all;
    }

    /// The one that goes on with a leg that remembers has to remember.
    void spreadMemory()
    {
        std::vector<Program::Node> &nodes = m_program.nodes;
        for (bool isSpreading = m_program.needsMemory; isSpreading;) {
            isSpreading = false;
            for (std::size_t i = 0; i < nodes.size(); ++i) {
                const auto next = followers(i);
                const bool remembers =
                    std::any_of(next.begin(), next.end(), [&](std::uint32_t follower) {
                        return nodes[follower].remembers;
                    });
                isSpreading = isSpreading || (remembers && !nodes[i].remembers);
                nodes[i].remembers = nodes[i].remembers || remembers;
            }
        }
    }

    /// No fewer than there are paths on from a node, up to a number that is too many.
    std::size_t waysFrom(std::uint32_t index)
    {
        if (m_ways[index])
            return *m_ways[index];
        m_ways[index] = fewWays + 1; // for legs that lead back to this one
        const Program::Node &node = m_program.nodes[index];
        std::size_t ways = 1;
        for (const std::uint32_t next : followers(index))
            ways += waysFrom(next);
        const bool isLong =
            node.isAnywhere || node.possibleSteps().most > static_cast<int>(fewWays);
        ways = isLong ? fewWays + 1 : ways * static_cast<std::size_t>(node.most);
        return *(m_ways[index] = std::min(ways, fewWays + 1));
    }

    Program::Opening opening(Program::Range first)
    {
        Program::Opening opening;
        const auto nodes = m_program.at(first);
        const auto isPlain = [&](std::uint32_t node) {
            return m_program.nodes[node].isPlain;
        };
        if (std::all_of(nodes.begin(), nodes.end(), isPlain)) {
            opening.nodes.assign(nodes.begin(), nodes.end());
            return opening;
        }
        m_program.kinds = OccupantKinds(m_program.filters);
        std::map<std::optional<StepId>, std::vector<std::uint32_t>> bySteps;
        for (const std::uint32_t index : nodes) {
            const Program::Node &node = m_program.nodes[index];
            bySteps[node.isAnywhere ? std::nullopt : std::optional(node.own)].push_back(index);
        }
        for (const auto &[step, together] : bySteps) {
            if (addRay(together, opening))
                continue;
            for (const std::uint32_t node : together) {
                if (!addRay(std::span(&node, 1), opening))
                    opening.nodes.push_back(node);
            }
        }
        return opening;
    }

    bool addRay(std::span<const std::uint32_t> nodes, Program::Opening &opening) const
    {
        const bool isMore = std::any_of(nodes.begin(), nodes.end(), [&](std::uint32_t node) {
            return !m_program.nodes[node].isPlain;
        });
        const bool areFewKinds = m_program.kinds.count() <= mostKinds;
        auto ray =
            isMore && areFewKinds ? rayProgram(m_program, nodes, m_program.kinds) : std::nullopt;
        if (ray)
            opening.rays.push_back(std::move(*ray));
        return ray.has_value();
    }

    void addNodes(std::size_t movement,
                  LegId leg,
                  std::optional<StepId> heading,
                  std::vector<std::uint32_t> &nodes)
    {
        for (const Step &step : m_movements[movement].legs[leg].steps) {
            const auto own = m_compass.step(step, heading);
            if (own || std::holds_alternative<Anywhere>(step))
                nodes.push_back(node({movement, leg, own}));
        }
    }

    std::uint32_t node(const Key &key)
    {
        const auto [row, isNew] =
            m_index.try_emplace(key, static_cast<std::uint32_t>(m_keys.size()));
        if (isNew) {
            const auto &[movement, leg, own] = key;
            const Leg &source = m_movements[movement].legs[leg];
            const LegCourse &course = source;
            Program::Node node;
            static_cast<LegCourse &>(node) = course;
            node.movement = movement;
            node.leg = leg;
            node.own = own.value_or(StepId(0));
            node.isAnywhere = !own;
            node.only = placeOf(source.only, m_program.conditions);
            node.depth = static_cast<std::uint8_t>(std::min(m_depths[movement][leg.index()], 255));
            m_program.measures = m_program.measures || !node.hasOwnRange();
            m_program.nodes.push_back(node);
            m_keys.push_back(key);
        }
        return row->second;
    }

    std::uint32_t filter(const PieceFilter &whom) { return placeOf(whom, m_program.filters); }

    template<class T>
    static std::uint32_t placeOf(const T &value, std::vector<T> &known)
    {
        const auto found = std::find(known.begin(), known.end(), value);
        const auto place = static_cast<std::uint32_t>(found - known.begin());
        if (found == known.end())
            known.push_back(value);
        return place;
    }

    Program::Range range(std::vector<std::uint32_t> nodes)
    {
        std::sort(nodes.begin(), nodes.end());
        nodes.erase(std::unique(nodes.begin(), nodes.end()), nodes.end());
        const auto begin = static_cast<std::uint32_t>(m_program.follow.size());
        m_program.follow.insert(m_program.follow.end(), nodes.begin(), nodes.end());
        return {begin, static_cast<std::uint32_t>(m_program.follow.size())};
    }

    std::span<const MovementLegs> m_movements;
    const Compass &m_compass;
    Program m_program;
    std::vector<std::vector<int>> m_depths;
    std::map<Key, std::uint32_t> m_index;
    std::vector<Key> m_keys;                        ///< by node
    std::vector<std::optional<std::size_t>> m_ways; ///< by node
};

} // namespace

Program compileProgram(std::span<const MovementLegs> movements,
                       const Compass &compass,
                       const Orientation &facing)
{
    return Compiler(movements, compass).run(facing);
}

} // namespace rookery
