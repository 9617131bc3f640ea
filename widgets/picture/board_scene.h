#pragma once

#include "model/board/layout.h"
#include "model/board/seams.h"
#include "widgets/picture/drawing_index.h"
#include "widgets/picture/drawn_links.h"

#include <QLineF>
#include <QList>
#include <QPoint>
#include <QPointF>
#include <QPolygonF>
#include <QRectF>
#include <QString>

#include <memory>
#include <optional>
#include <span>
#include <unordered_map>
#include <utility>
#include <vector>

namespace rookery {

/// Where one cell is on the canvas, in cells, y downwards as pixels go.
struct CellGeometry
{
    QPointF centre;
    QRectF bounds;
    QPolygonF outline; ///< empty for a plain square, which its bounds describe
    double room = 1;   ///< side of what is drawn on the cell: a piece, a mark
};

/// A board laid out for painting and for finding the cell under the pointer. Rebuilt when the board
/// changes, never while the pointer moves.
class BoardScene
{
public:
    /// Whether files, ranks and the like are written beside the board, and have room there.
    enum class EdgeLabels { Shown, LeftOut };

    explicit BoardScene(const Board &board,
                        int ghostDepth = 0,
                        EdgeLabels labels = EdgeLabels::Shown);
    /// The same, faster: `alike` is the scene of a board that differs only in holes and in what
    /// does not move its cells.
    BoardScene(const Board &board, const BoardScene &alike);

    struct Ghost
    {
        CellId cell;
        CellGeometry geometry;
    };
    struct Hole
    {
        SiteId site;
        CellGeometry geometry;
    };
    struct Label
    {
        QPointF at;
        QString text;
        QPointF outward = {}; ///< half a cell away from the board
    };

    std::size_t size() const { return m_sites.size(); }
    const CellGeometry &cell(CellId cell) const
    {
        return m_ground->sites[m_sites[cell.index()].index()];
    }
    /// Of a site, whether it is a cell or a hole.
    const CellGeometry &place(SiteId site) const { return m_ground->sites[site.index()]; }
    /// Which of the board's colours a cell has; `loose` for a cell outside the lattice on a board
    /// whose colours follow the lattice.
    int shade(CellId cell) const { return m_shades[m_sites[cell.index()].index()]; }
    static constexpr int loose = -1;
    /// Whether pieces stand where lines cross; then lines() are drawn instead of cells.
    bool isOnPoints() const { return m_isOnPoints; }
    /// From middle to middle of cells that share an edge.
    const QList<QLineF> &lines() const { return m_lines; }
    const std::vector<DrawnLink> &drawnLinks() const { return m_drawnLinks; }
    const std::vector<Ghost> &ghosts() const { return m_ghosts; }
    /// Joined edges, in drawing units.
    const std::vector<SeamLine> &seamLines() const { return m_ground->seamLines; }
    /// Whether the same edges of the board are joined. Links join some, and so do holes between
    /// them.
    bool hasSeamsOf(const Board &board) const;
    /// Where a cell lies seen from a place: its middle, or that of its ghost if that is nearer.
    /// Beyond a joined edge this holds whether or not ghosts are shown.
    QPointF seenFrom(QPointF place, CellId cell) const;
    const std::vector<Hole> &holes() const { return m_holes; }
    const std::vector<Label> &labels() const { return m_ground->labels; }

    /// Where some sites lie that are cells or holes, and their ghosts, with a line's width around.
    std::vector<QRectF> areasOf(const std::vector<SiteId> &sites) const;
    /// Everything there is to see, labels and ghosts included.
    const QRectF &bounds() const { return m_ground->bounds; }
    /// The cells alone.
    const QRectF &cellBounds() const { return m_cellBounds; }

    /// The cell under a point, also through its ghost.
    std::optional<CellId> cellAt(QPointF at) const;
    /// The same for holes.
    std::optional<SiteId> holeAt(QPointF at) const;
    /// Cells that a rubber band takes: it must reach well into them.
    std::vector<CellId> cellsIn(const QRectF &band) const;
    std::vector<SiteId> holesIn(const QRectF &band) const;

private:
    /// What boards that differ in their holes alone have in common: every site, cell or hole, and
    /// what stands beside them.
    struct Ground
    {
        std::vector<CellGeometry> sites;
        std::vector<Hole> ghosts; ///< of sites, shown
        std::vector<std::pair<SiteId, QPointF>>
            nearSeams; ///< the middles of all ghosts near the edges
        std::vector<SeamLine> seamLines;
        std::vector<Label> labels;
        QRectF bounds;      ///< of all there is to see
        DrawingIndex index; ///< of the sites, then the ghosts
    };

    BoardScene(const Board &board, std::shared_ptr<const Ground> ground, const BoardScene *alike);
    void addCells(const Board &board, const BoardScene *alike);
    static std::shared_ptr<const Ground>
    groundOf(const Board &board, int ghostDepth, EdgeLabels labels);
    void addGhosts();
    void addLines(const Board &board);
    void addAdjacencies();
    void addPartialDirections(const Board &board);
    static void addLabels(const Board &board, Ground &ground);
    std::optional<CellId> cellOf(std::size_t site) const
    {
        return m_cellOf[site] == noCell ? std::nullopt : std::optional(CellId(m_cellOf[site]));
    }

    static constexpr quint32 noCell = 0xffffffff;
    static constexpr int unknown = -2; ///< the shade of what has always been a hole

    std::shared_ptr<const Ground> m_ground;
    std::vector<SiteId> m_sites;   ///< by cell, in order
    std::vector<quint32> m_cellOf; ///< by site
    std::vector<int> m_shades;     ///< by site
    std::vector<Ghost> m_ghosts;
    std::unordered_multimap<CellId, QPointF> m_seams; ///< the middles of all ghosts near the edges
    std::vector<Hole> m_holes;
    QRectF m_cellBounds;
    bool m_isOnPoints = false;
    QList<QLineF> m_lines;
    std::vector<DrawnLink> m_drawnLinks;
};

/// Every cell and hole on the straight line between two points, in order.
std::vector<SiteId>
sitesOnWay(const BoardScene &scene, const Board &board, QPointF from, QPointF to);

/// The cell that lies nearest to another in one direction of the drawing, and nearest to a line
/// through a place: hexagons zigzag about it. `way` is one of the four an arrow key can point,
/// `farthest` in cells.
std::optional<CellId>
nearestThatWay(const BoardScene &scene, CellId from, QPointF way, QPointF line, double farthest);

QPointF scenePoint(Point at);
Point boardPoint(QPointF at);

} // namespace rookery
