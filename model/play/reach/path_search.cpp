#include "model/play/reach/path_search.h"

#include <algorithm>
#include <tuple>
#include <utility>

namespace rookery {

std::vector<NodePath> PathSearch::paths(std::uint32_t first, CellId to)
{
    m_visits.clear();
    m_seen.clear();
    m_open.clear();
    m_found.clear();
    m_to = to;
    begin(m_rules.atStart(), first, none);
    while (!m_open.empty() && (isActual() || m_found.size() < mostImagined)) {
        const auto [traveller, parent] = std::move(m_open.front());
        m_open.pop_front();
        if (m_rules.node(traveller).isAnywhere)
            leapAnywhere(traveller, parent);
        else
            travel(traveller, parent);
    }
    return std::move(m_found);
}

void PathSearch::begin(Traveller traveller, std::uint32_t node, std::size_t parent)
{
    if (isActual()) {
        if (m_rules.begin(traveller, node))
            return;
    } else {
        traveller.node = node;
        traveller.start = traveller.cell;
        traveller.count = 0;
    }
    if (m_seen.insert(traveller).second)
        m_open.push_back({std::move(traveller), parent});
}

void PathSearch::leapAnywhere(const Traveller &start, std::size_t parent)
{
    for (const CellId cell : m_board.cells()) {
        if (cell == start.cell)
            continue;
        Traveller there = start;
        const Ban ban = m_rules.enter(there, cell, there.orientation);
        if (!ban || !isActual())
            goOn(there, add(there, std::nullopt, parent));
    }
}

void PathSearch::travel(Traveller traveller, std::size_t parent)
{
    const Compass &compass = m_board.compass();
    const int least = m_rules.least(traveller);
    const int most = m_rules.most(traveller);
    std::set<std::tuple<CellId, OrientationId, int>> been;
    for (int count = 1; !isActual() || count <= most; ++count) {
        const StepId step = compass.seen(traveller.orientation, m_rules.node(traveller).own);
        const auto link = m_board.link(traveller.cell, step);
        if (!link)
            return;
        const Ban ban =
            m_rules.enter(traveller, link->to, compass.crossed(traveller.orientation, link->turn));
        if (isActual() && ban)
            return;
        const int place = most == unlimited ? std::min(count, least) : std::min(count, most + 1);
        if (!been.insert({traveller.cell, traveller.orientation, place}).second)
            return;
        parent = add(traveller, step, parent);
        const bool isInRange = count >= least && count <= most;
        if ((isActual() || isInRange) && !goOn(traveller, parent))
            return;
    }
}

/// With the legs that follow on a cell; whether the leg may pass it.
bool PathSearch::goOn(const Traveller &traveller, std::size_t visit)
{
    if (isActual()) {
        const LegArrival arrival = m_rules.arrive(traveller);
        Traveller after = traveller;
        m_rules.take(after, arrival);
        for (const std::uint32_t next : m_program.at(arrival.end->then))
            begin(after, next, visit);
        return arrival.passes;
    }
    const Program::Node &node = m_rules.node(traveller);
    for (const Program::End *end : endsOf(node)) {
        for (const std::uint32_t next : m_program.at(end->then))
            begin(traveller, next, visit);
    }
    return true;
}

std::size_t
PathSearch::add(const Traveller &traveller, std::optional<StepId> step, std::size_t parent)
{
    const Program::Node &node = m_rules.node(traveller);
    const std::size_t visit = m_visits.size();
    m_visits.push_back(
        {{traveller.cell, step, traveller.orientation, node.movement, node.leg, traveller.count},
         traveller.node,
         parent});
    if (traveller.cell != m_to)
        return visit;
    NodePath &path = m_found.emplace_back();
    for (std::size_t at = visit; at != none; at = m_visits[at].parent) {
        path.steps.push_back(m_visits[at].here);
        path.nodes.push_back(m_visits[at].node);
    }
    std::reverse(path.steps.begin(), path.steps.end());
    std::reverse(path.nodes.begin(), path.nodes.end());
    return visit;
}

} // namespace rookery
