#include "model/play/reach/step_table.h"

#include <algorithm>

namespace rookery {

StepTable::StepTable(const Board &board, StepId step)
{
    m_hops.resize(board.size());
    for (const CellId cell : board.cells()) {
        if (const auto link = board.link(cell, step)) {
            m_hops[cell.index()] = {link->to, link->turn, true};
            m_hasTurns = m_hasTurns || link->turn != OrientationId(0);
        }
    }
    buildRays();
}

void StepTable::buildRays()
{
    m_rays.resize(m_hops.size());
    std::vector<std::uint8_t> arrivals(m_hops.size());
    for (const Hop &hop : m_hops) {
        if (hop.exists)
            arrivals[hop.to.index()] =
                static_cast<std::uint8_t>(std::min(arrivals[hop.to.index()] + 1, 2));
    }
    m_lines.reserve(m_hops.size());
    for (const CellId cell : IdRange<CellId>(m_hops.size())) {
        if (arrivals[cell.index()] != 1)
            addLine(cell, arrivals);
    }
    // Cells that no line has reached lie on loops, whose rays never end in a dead end.
}

void StepTable::addLine(CellId head, const std::vector<std::uint8_t> &arrivals)
{
    const std::size_t begin = m_lines.size();
    CellId at = head;
    bool endsPlainly = false;
    for (;;) {
        m_lines.push_back(at);
        const Hop &hop = m_hops[at.index()];
        endsPlainly = !hop.exists;
        if (!hop.exists || hop.turn != OrientationId(0) || arrivals[hop.to.index()] != 1)
            break;
        at = hop.to;
    }
    if (!endsPlainly)
        return m_lines.resize(begin);
    for (std::size_t i = begin; i < m_lines.size(); ++i) {
        m_rays[m_lines[i].index()] = {static_cast<std::uint32_t>(i + 1),
                                      static_cast<std::uint32_t>(m_lines.size() - i - 1)};
    }
}

} // namespace rookery
