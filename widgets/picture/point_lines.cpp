#include "widgets/picture/point_lines.h"

#include "model/board/zone_map.h"

#include <algorithm>
#include <set>

namespace rookery {

namespace {

/// What the zones of a board make of its lines.
class ZonedLines
{
public:
    explicit ZonedLines(const BoardPicture &picture)
        : m_scene(*picture.scene)
        , m_board(*picture.board)
        , m_lines(picture.scene->lines())
    {
        const Rules &rules = *picture.design->rules;
        const auto facings = rules.facings();
        for (const Zone &zone : m_board.recipe().edits.zones) {
            if (zone.lines == ZoneLines::Usual)
                continue;
            for (const PlayerId player : IdRange<PlayerId>(rules.players.size())) {
                const std::set<CellId> cells = cellsOf(zoneSites(m_board, zone, player, facings));
                if (zone.lines == ZoneLines::Apart)
                    part(cells);
                else
                    cross(cells);
            }
        }
    }

    const QList<QLineF> &lines() const { return m_lines; }

private:
    std::set<CellId> cellsOf(const std::vector<SiteId> &sites) const
    {
        std::set<CellId> cells;
        for (const SiteId site : sites) {
            if (const auto cell = m_board.cellAt(site))
                cells.insert(*cell);
        }
        return cells;
    }

    /// Takes away the lines that leave the zone, but for those at an edge of the board.
    void part(const std::set<CellId> &cells)
    {
        const auto isIn = [&](QPointF at) {
            const auto cell = m_scene.cellAt(at);
            return cell && cells.contains(*cell);
        };
        const auto leaves = [&](const QLineF &line) {
            return isIn(line.p1()) != isIn(line.p2()) && !isEdge(line);
        };
        m_lines.removeIf(leaves);
    }

    /// Whether there is nothing beside a line on one of its sides.
    bool isEdge(const QLineF &line) const
    {
        const QPointF across = line.normalVector().p2() - line.p1();
        const auto hasBeside = [&](QPointF way) {
            return m_scene.cellAt(line.p1() + way) && m_scene.cellAt(line.p2() + way);
        };
        return !hasBeside(across) || !hasBeside(-across);
    }

    /// Adds the diagonals of every block of the zone, from corner to corner.
    void cross(std::set<CellId> cells)
    {
        while (!cells.empty()) {
            const QRectF block = takeBlock(cells);
            add({block.topLeft(), block.bottomRight()});
            add({block.bottomLeft(), block.topRight()});
        }
    }

    /// Takes the cells out that are joined with the first one by lines; the middles of those at the
    /// corners.
    QRectF takeBlock(std::set<CellId> &cells) const
    {
        std::vector<CellId> open{*cells.begin()};
        cells.erase(cells.begin());
        QPointF low = m_scene.cell(open.front()).centre;
        QPointF high = low;
        while (!open.empty()) {
            const QPointF at = m_scene.cell(open.back()).centre;
            open.pop_back();
            low = {std::min(low.x(), at.x()), std::min(low.y(), at.y())};
            high = {std::max(high.x(), at.x()), std::max(high.y(), at.y())};
            for (const QPointF way :
                 {QPointF(1, 0), QPointF(-1, 0), QPointF(0, 1), QPointF(0, -1)}) {
                const auto next = m_scene.cellAt(at + way);
                if (next && cells.erase(*next) > 0)
                    open.push_back(*next);
            }
        }
        return {low, high};
    }

    void add(const QLineF &diagonal)
    {
        const bool isLine = diagonal.dx() != 0 && diagonal.dy() != 0;
        const bool isNew = std::find(m_lines.begin(), m_lines.end(), diagonal) == m_lines.end();
        if (isLine && isNew)
            m_lines << diagonal;
    }

    const BoardScene &m_scene;
    const Board &m_board;
    QList<QLineF> m_lines;
};

} // namespace

QList<QLineF> pointLines(const BoardPicture &picture)
{
    return picture.design ? ZonedLines(picture).lines() : picture.scene->lines();
}

} // namespace rookery
