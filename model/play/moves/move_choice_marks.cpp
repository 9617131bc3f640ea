#include "model/play/moves/move_choice.h"

#include <algorithm>
#include <set>

namespace rookery {

/// The pieces jumped over, those behind the piece included, and where it lands on its path.
void MoveChoice::markWay(Reach &reach, const Line &line) const
{
    std::size_t landings = 0;
    for (std::size_t i = 0; i + 1 < line.path.size(); ++i) {
        const CellId cell = line.path[i];
        if (!m_position.isEmpty(cell) && cell != move(line).from)
            reach.add(cell, Mark::Victim);
        else if (++landings; i >= line.at)
            reach.addVia(cell, static_cast<std::uint8_t>(std::min<std::size_t>(landings, 255)));
    }
}

Reach MoveChoice::marks(std::optional<CellId> at) const
{
    Reach reach;
    reach.begin(m_game->board().size());
    if (m_steps.empty() && !at)
        return reach;
    for (const CellId cell : victims())
        reach.add(cell, Mark::Victim);
    if (question() == Question::Wall) {
        for (const Line &line : m_lines)
            reach.add(*move(line).wall, Mark::Move);
        return reach;
    }
    for (const Line &line : m_steps.empty() ? linesFrom(*at) : m_lines) {
        if (line.isEnded())
            continue;
        const Move &meant = move(line);
        markOutcome(reach, meant.to, meant.captures, {});
        markWay(reach, line);
    }
    if (m_reached && mayStop())
        reach.add(*m_reached, Mark::Move);
    return reach;
}

std::vector<CellId> MoveChoice::promotions(std::optional<CellId> at) const
{
    std::set<CellId> cells;
    if (m_steps.empty() && !at)
        return {};
    for (const Line &line : m_steps.empty() ? linesFrom(*at) : m_lines) {
        if (!line.isEnded() && move(line).becomes)
            cells.insert(move(line).to);
    }
    return {cells.begin(), cells.end()};
}

std::vector<PieceId> MoveChoice::handTypes() const
{
    std::set<PieceId> types;
    for (const Move &move : m_legal) {
        if (move.kind == Move::Kind::Drop)
            types.insert(move.type);
    }
    return {types.begin(), types.end()};
}

Position MoveChoice::shown() const
{
    Position position = m_position;
    if (!m_from && m_reached && !m_lines.empty() && position.isEmpty(*m_reached)) {
        const Move &first = move(m_lines.front());
        const auto isAlike = [&](const Line &line) {
            return move(line).type == first.type;
        };
        if (first.kind == Move::Kind::Drop && std::all_of(m_lines.begin(), m_lines.end(), isAlike))
            position.put(*m_reached, {first.type, position.toMove()});
    }
    if (!m_from || !m_reached || *m_reached == *m_from)
        return position;
    const auto piece = position.take(*m_from);
    position.take(*m_reached);
    if (piece)
        position.put(*m_reached, *piece);
    return position;
}

} // namespace rookery
