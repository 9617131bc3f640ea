#include "model/play/ends/end_witness.h"

#include <algorithm>

namespace rookery {

namespace {

std::vector<CellId> chainTo(std::size_t last,
                            const std::vector<CellId> &reached,
                            const std::vector<std::size_t> &before)
{
    std::vector<CellId> chain{reached[last]};
    for (; before[last] != last; last = before[last])
        chain.push_back(reached[before[last]]);
    return chain;
}

} // namespace

std::vector<CellId> EndWitness::operator()(const Row &rule) const
{
    std::vector<CellId> row;
    anyCell(m_position.pieces(m_player), [&](CellId cell) {
        if (!belongs(cell, rule.types))
            return false;
        const auto &lines = m_book.lines().from(cell, rule.lines);
        const auto found = std::find_if(lines.begin(), lines.end(), [&](const auto &line) {
            return line.size() + 1 >= static_cast<std::size_t>(std::max(rule.length, 1))
                   && lengthAlong(line, rule) >= rule.length;
        });
        if (found != lines.end())
            row = piecesAlong(cell, *found, rule);
        return found != lines.end();
    });
    return row;
}

/// Where a chain may go on.
template<class Visit>
void EndWitness::forNextInChain(const Joining &rule, CellId cell, Visit &&visit) const
{
    if (rule.directions.empty()) {
        for (const auto &line : m_book.lines().from(cell, rule.lines)) {
            if (!line.empty())
                visit(line.front());
        }
        return;
    }
    const Compass &compass = m_book.board().compass();
    const OrientationId facing = compass.find(m_book.rules()[m_player].facing);
    for (const DirectionId direction : rule.directions) {
        const StepId step = compass.seen(facing, compass.step(direction));
        if (const auto link = m_book.board().link(cell, step))
            visit(link->to);
    }
}

std::vector<CellId> EndWitness::operator()(const Joining &rule) const
{
    CellSet seen(m_book.board().size());
    std::vector<CellId> reached;
    std::vector<std::size_t> before; ///< of each, the one in `reached` that it was reached from
    const auto enter = [&](CellId cell, std::size_t from) {
        if (seen.has(cell) || !belongs(cell, rule.types))
            return;
        seen.add(cell);
        reached.push_back(cell);
        before.push_back(from);
    };
    for (const CellId cell : m_book.board().cells()) {
        if (m_book.isIn(rule.from, m_player, cell))
            enter(cell, reached.size());
    }
    for (std::size_t at = 0; at < reached.size(); ++at) {
        if (m_book.isIn(rule.to, m_player, reached[at]))
            return chainTo(at, reached, before);
        forNextInChain(rule, reached[at], [&](CellId next) { enter(next, at); });
    }
    return {};
}

std::vector<CellId> EndWitness::operator()(const Reached &rule) const
{
    std::vector<CellId> cells;
    for (const CellId cell : m_book.board().cells()) {
        if (m_book.isIn(rule.zone, m_player, cell) && belongs(cell, rule.types))
            cells.push_back(cell);
    }
    return cells;
}

int EndWitness::lengthAlong(const std::vector<CellId> &line, const Row &rule) const
{
    int length = 1;
    for (const CellId cell : line) {
        const bool isPiece = belongs(cell, rule.types);
        if (!isPiece && rule.order == RowOrder::Unbroken)
            break;
        length += isPiece ? 1 : 0;
    }
    return length;
}

std::vector<CellId>
EndWitness::piecesAlong(CellId first, const std::vector<CellId> &line, const Row &rule) const
{
    std::vector<CellId> pieces{first};
    for (const CellId cell : line) {
        const bool isPiece = belongs(cell, rule.types);
        if (!isPiece && rule.order == RowOrder::Unbroken)
            break;
        if (isPiece)
            pieces.push_back(cell);
    }
    return pieces;
}

} // namespace rookery
