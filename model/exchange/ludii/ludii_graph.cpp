#include "model/exchange/ludii/ludii_graph.h"

#include "model/board/layout.h"

#include <algorithm>

namespace rookery {

namespace {

std::string vertex(CellId cell)
{
    return std::to_string(cell.index());
}

std::string decimal(int thousandths)
{
    const int size = thousandths < 0 ? -thousandths : thousandths;
    std::string digits = std::to_string(size % 1000);
    digits.insert(0, 3 - digits.size(), '0');
    return (thousandths < 0 ? "-" : "") + std::to_string(size / 1000) + "." + digits;
}

} // namespace

std::optional<std::string> LudiiGraph::track(StepId step)
{
    std::set<CellId> reached;
    for (const CellId cell : m_board.cells()) {
        const auto link = m_board.link(cell, step);
        if (link && !reached.insert(link->to).second)
            return std::nullopt;
    }
    if (reached.empty())
        return std::string();
    m_tracks.insert(step);
    return "T" + std::to_string(step.index());
}

std::string LudiiGraph::map(const Pairs &pairs)
{
    const auto [known, isNew] = m_places.emplace(pairs, m_maps.size());
    if (isNew)
        m_maps.push_back(pairs);
    return "M" + std::to_string(known->second);
}

std::string LudiiGraph::entry(const Pairs &pairs, const std::string &cell)
{
    return "(mapEntry \"" + map(pairs) + "\" " + cell + ")";
}

std::string LudiiGraph::boardText() const
{
    std::string vertices;
    std::string edges;
    std::set<std::pair<CellId, CellId>> joined;
    for (const CellId cell : m_board.cells()) {
        const Point at = cellShape(m_board, cell).centre;
        vertices += " {" + decimal(at.x) + " " + decimal(at.y) + "}";
        for (const StepId step : IdRange<StepId>(m_board.directions().list.size())) {
            const auto link = m_board.link(cell, step);
            if (link && link->to != cell && joined.insert(std::minmax(cell, link->to)).second)
                edges += " {" + vertex(cell) + " " + vertex(link->to) + "}";
        }
    }
    std::string lines;
    for (const StepId step : m_tracks)
        lines += tracksText(step);
    return "    (board (graph vertices:{" + vertices + " }"
           + (edges.empty() ? "" : " edges:{" + edges + " }") + ")"
           + (lines.empty() ? "" : " {\n" + lines + "    }") + " use:Vertex)\n";
}

/// Chains from every cell that nothing leads to, and circles.
std::string LudiiGraph::tracksText(StepId step) const
{
    std::set<CellId> reached;
    for (const CellId cell : m_board.cells()) {
        if (const auto link = m_board.link(cell, step))
            reached.insert(link->to);
    }
    std::set<CellId> seen;
    std::string text;
    for (const CellId cell : m_board.cells()) {
        if (reached.count(cell) == 0)
            text += trackText(step, cell, seen, "");
    }
    for (const CellId cell : m_board.cells()) {
        if (seen.count(cell) == 0)
            text += trackText(step, cell, seen, " loop:True");
    }
    return text;
}

std::string LudiiGraph::trackText(StepId step,
                                  CellId cell,
                                  std::set<CellId> &seen,
                                  const std::string &loop) const
{
    std::string cells;
    std::set<CellId> own;
    int count = 0;
    for (std::optional<CellId> at = cell; at && own.insert(*at).second; ++count) {
        cells += " " + vertex(*at);
        seen.insert(*at);
        const auto link = m_board.link(*at, step);
        at = link ? std::optional(link->to) : std::nullopt;
    }
    return count < 2 ? ""
                     : "      (track \"T" + std::to_string(step.index()) + "\" {" + cells + " }"
                           + loop + " directed:True)\n";
}

std::string LudiiGraph::mapsText() const
{
    std::string text;
    for (std::size_t i = 0; i < m_maps.size(); ++i) {
        text += "    (map \"M" + std::to_string(i) + "\" {";
        for (const auto &[from, to] : m_maps[i])
            text += " (pair " + vertex(from) + " " + vertex(to) + ")";
        text += " })\n";
    }
    return text;
}

} // namespace rookery
