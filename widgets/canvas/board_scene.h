#pragma once

#include "model/board/layout.h"
#include "model/board/seams.h"

#include <QLineF>
#include <QList>
#include <QPoint>
#include <QPointF>
#include <QPolygonF>
#include <QRectF>
#include <QString>

#include <optional>
#include <span>
#include <unordered_map>
#include <vector>

namespace rookery {

/// Where one cell is on the canvas, in cells, y downwards as pixels go.
struct CellGeometry
{
    QPointF centre;
    QRectF bounds;
    QPolygonF outline; ///< empty for a plain square, which its bounds describe
    double room = 1;   ///< side of what is drawn on the cell: a man, a mark
};

/// A board laid out for painting and for finding the cell under the pointer. Rebuilt when the board
/// changes, never while the pointer moves.
class BoardScene
{
public:
    explicit BoardScene(const Board &board, int ghostDepth = 0);
    /// The same, faster: `alike` is the scene of a board that differs only in holes and in what does
    /// not move its cells.
    BoardScene(const Board &board, int ghostDepth, const BoardScene &alike);

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
    };

    std::size_t size() const { return m_cells.size(); }
    const CellGeometry &cell(CellId cell) const { return m_cells[cell.index()]; }
    /// Which of the board's colours a cell has; `loose` for a cell outside the lattice on a board whose
    /// colours follow the lattice.
    int shade(CellId cell) const { return m_shades[cell.index()]; }
    static constexpr int loose = -1;
    /// Whether men stand where lines cross; then lines() are drawn instead of cells.
    bool isOnPoints() const { return m_isOnPoints; }
    /// From middle to middle of cells that share an edge.
    const QList<QLineF> &lines() const { return m_lines; }
    const std::vector<Ghost> &ghosts() const { return m_ghosts; }
    /// Joined edges, in drawing units.
    const std::vector<SeamLine> &seamLines() const { return m_seamLines; }
    /// Where a cell lies seen from a place: its middle, or that of its ghost if that is nearer. Beyond
    /// a joined edge this holds whether or not ghosts are shown.
    QPointF seenFrom(QPointF place, CellId cell) const;
    const std::vector<Hole> &holes() const { return m_holes; }
    const std::vector<Label> &labels() const { return m_labels; }

    /// Where some sites lie that are cells or holes, with a line's width around.
    QRectF areaOf(const Board &board, const std::vector<SiteId> &sites) const;
    /// Everything there is to see, labels and ghosts included.
    const QRectF &bounds() const { return m_bounds; }
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
    BoardScene(const Board &board, int ghostDepth, const BoardScene *alike);
    void addCells(const Board &board, const BoardScene *alike);
    void addLines();
    void addLabels(const Board &board);
    void indexSlots();
    QPoint squareOf(QPointF at) const;
    /// Slots that may cover a point: cells, then ghosts, then holes.
    std::span<const quint32> slotsAt(QPointF at) const;

    std::vector<SiteId> m_sites; ///< by cell, in order
    std::vector<CellGeometry> m_cells;
    std::vector<int> m_shades;
    std::vector<Ghost> m_ghosts;
    std::unordered_multimap<CellId, QPointF> m_seams; ///< the middles of all ghosts near the edges, shown or not
    std::vector<SeamLine> m_seamLines;
    std::vector<Hole> m_holes;
    std::vector<Label> m_labels;
    QRectF m_bounds;
    QRectF m_cellBounds;
    bool m_isOnPoints = false;
    QList<QLineF> m_lines;

    // Squares of the drawing, row by row, with the slots that touch each.
    double m_side = 1;
    QPointF m_firstSquare;
    int m_squaresWide = 0;
    int m_squaresHigh = 0;
    std::vector<quint32> m_begins;
    std::vector<quint32> m_slots;
};

/// Every cell and hole on the straight way between two points, in order.
std::vector<SiteId> sitesOnWay(const BoardScene &scene, const Board &board, QPointF from, QPointF to);

QPointF scenePoint(Point at);
Point boardPoint(QPointF at);

} // namespace rookery
