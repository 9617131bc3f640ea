#include "widgets/space/reach_ways.h"

#include "model/play/reach/leg_rules.h"

#include <deque>
#include <set>
#include <tuple>
#include <utility>

namespace rookery {

namespace {

constexpr std::size_t mostSteps = 4'000;

class WayFinder
{
public:
    WayFinder(const CompiledGame &game, const Position &position, CellId from, const Piece &piece)
        : m_program(game.program(position, piece))
        , m_mover(game.mover(from, piece))
        , m_rules(game.board(), m_program, m_mover, &position)
    {
    }

    std::vector<Trail> run()
    {
        begin(m_program.firstAlways, m_rules.atStart());
        if (!m_mover.moved)
            begin(m_program.firstUnmoved, m_rules.atStart());
        while (!m_open.empty() && m_steps < mostSteps) {
            const Traveller traveller = std::move(m_open.front());
            m_open.pop_front();
            follow(traveller);
        }
        return std::move(m_ways);
    }

private:
    using Entry = std::tuple<std::uint32_t, CellId, OrientationId>;

    void begin(Program::Range nodes, const Traveller &from)
    {
        for (const std::uint32_t node : m_program.at(nodes)) {
            Traveller traveller = from;
            if (m_program.nodes[node].isAnywhere || m_rules.begin(traveller, node))
                continue;
            if (m_seen.insert({node, traveller.cell, traveller.orientation}).second)
                m_open.push_back(std::move(traveller));
        }
    }

    void follow(Traveller traveller)
    {
        Trail way{traveller.cell, {}, false, {}};
        std::size_t useful = 0;
        std::set<std::tuple<CellId, OrientationId, int>> been;
        while (traveller.count < m_rules.most(traveller) && m_rules.step(traveller)) {
            ++m_steps;
            const std::tuple place(traveller.cell, traveller.orientation, m_rules.place(traveller));
            if (!been.insert(place).second)
                break;
            way.cells.push_back(traveller.cell);
            const LegArrival arrival = m_rules.arrive(traveller);
            if (arrival.mayStop || !arrival.end->then.empty())
                useful = way.cells.size();
            if (!arrival.end->then.empty()) {
                Traveller after = traveller;
                m_rules.take(after, arrival);
                begin(arrival.end->then, after);
            }
            if (!arrival.legGoesOn)
                break;
        }
        way.cells.resize(useful);
        if (useful > 0)
            m_ways.push_back(std::move(way));
    }

    const Program &m_program;
    const Mover m_mover;
    const LegRules m_rules;
    std::deque<Traveller> m_open;
    std::set<Entry> m_seen;
    std::size_t m_steps = 0;
    std::vector<Trail> m_ways;
};

} // namespace

std::vector<Trail>
reachWays(const CompiledGame &game, const Position &position, CellId from, const Piece &piece)
{
    return WayFinder(game, position, from, piece).run();
}

} // namespace rookery
