#include "widgets/picture/board_scene.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

namespace rookery {

/// Between cells that share an edge; on a hand-drawn board along its links.
void BoardScene::addLines(const Board &board)
{
    if (board.recipe().lattice == Lattice::Free) {
        for (const DrawnLink &link : m_drawnLinks)
            m_lines << QLineF(cell(link.from).centre, cell(link.to).centre);
        return;
    }
    addAdjacencies();
    addPartialDirections(board);
}

/// Steps to neighbours that some cells have and others were cut from: the diagonals of alquerque.
void BoardScene::addPartialDirections(const Board &board)
{
    constexpr double longest = 1.6; // cells: nothing that goes round the board
    std::set<DirectionId> cut;
    for (const LinkEdit &link : board.recipe().edits.links) {
        if (!link.to)
            cut.insert(link.direction);
    }
    std::set<std::pair<CellId, CellId>> joined;
    for (const DirectionId direction : cut) {
        const StepId step = board.compass().step(direction);
        for (const CellId from : board.cells()) {
            const auto link = board.link(from, step);
            if (!link || link->to == from || !joined.insert(std::minmax(from, link->to)).second)
                continue;
            const QLineF line(cell(from).centre, cell(link->to).centre);
            if (line.length() <= longest)
                m_lines << line;
        }
    }
}

void BoardScene::addAdjacencies()
{
    using Corner = std::pair<int, int>;
    const auto corner = [](QPointF at) {
        return Corner(qRound(at.x() * 50), qRound(at.y() * 50));
    };
    std::map<std::pair<Corner, Corner>, QPointF> edges;
    for (const SiteId site : m_sites) {
        const CellGeometry &cell = m_ground->sites[site.index()];
        const QRectF &box = cell.bounds;
        const QPolygonF outline =
            !cell.outline.isEmpty()
                ? cell.outline
                : QPolygonF({box.topLeft(), box.topRight(), box.bottomRight(), box.bottomLeft()});
        for (qsizetype i = 0; i < outline.size(); ++i) {
            const auto [low, high] =
                std::minmax({corner(outline[i]), corner(outline[(i + 1) % outline.size()])});
            const auto [edge, isNew] = edges.try_emplace({low, high}, cell.centre);
            if (!isNew)
                m_lines << QLineF(edge->second, cell.centre);
        }
    }
}

} // namespace rookery
