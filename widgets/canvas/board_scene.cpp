#include "widgets/canvas/board_scene.h"

#include <QtMath>

#include <algorithm>
#include <cmath>

namespace rookery {

namespace {

bool isUnitSquare(const CellShape &shape)
{
    constexpr int half = cellUnit / 2;
    return shape.outline.size() == 4 && shape.outline[0] == shape.centre - Point{half, half}
           && shape.outline[2] == shape.centre + Point{half, half};
}

CellGeometry geometryOf(const CellShape &shape)
{
    CellGeometry geometry;
    geometry.centre = scenePoint(shape.centre);
    if (isUnitSquare(shape)) {
        geometry.bounds = QRectF(geometry.centre - QPointF(0.5, 0.5), QSizeF(1, 1));
        return geometry;
    }
    for (const Point &corner : shape.outline)
        geometry.outline << scenePoint(corner);
    geometry.bounds = geometry.outline.boundingRect();
    return geometry;
}

bool covers(const CellGeometry &geometry, QPointF at)
{
    if (!geometry.bounds.contains(at))
        return false;
    return geometry.outline.isEmpty() || geometry.outline.containsPoint(at, Qt::OddEvenFill);
}

/// A band has no width while the pointer stands still, so it is compared by its edges.
bool takes(const QRectF &band, const CellGeometry &geometry)
{
    constexpr double core = 0.25; // of a cell, around its middle
    const QPointF centre = geometry.centre;
    return band.left() <= centre.x() + core && band.right() >= centre.x() - core && band.top() <= centre.y() + core
           && band.bottom() >= centre.y() - core;
}

} // namespace

QPointF scenePoint(Point at)
{
    return {static_cast<double>(at.x) / cellUnit, -static_cast<double>(at.y) / cellUnit};
}

Point boardPoint(QPointF at)
{
    return {qRound(at.x() * cellUnit), qRound(-at.y() * cellUnit)};
}

BoardScene::BoardScene(const Board &board, int ghostDepth)
{
    m_cells.reserve(board.size());
    for (const CellId cell : board.cells()) {
        m_cells.push_back(geometryOf(cellShape(board, cell)));
        const auto at = board.coordinates(cell);
        m_shades.push_back(at ? (at->x() + at->y()) % 2 : 2);
        m_cellBounds |= m_cells.back().bounds;
    }
    for (const auto &ghost : rookery::ghosts(board, ghostDepth))
        m_ghosts.push_back({ghost.cell, geometryOf(ghost.shape)});
    constexpr int seamDepth = 2; // no single step of the usual directions reaches farther
    for (const auto &ghost : rookery::ghosts(board, seamDepth))
        m_seams.emplace(ghost.cell, scenePoint(ghost.shape.centre));
    for (const SiteId site : board.recipe().edits.removed)
        m_holes.push_back({site, geometryOf(siteShape(board, site))});
    m_bounds = m_cellBounds;
    for (const Ghost &ghost : m_ghosts)
        m_bounds |= ghost.geometry.bounds;
    for (const Hole &hole : m_holes)
        m_bounds |= hole.geometry.bounds;
    constexpr double labelRoom = 0.2;
    for (const auto &label : edgeLabels(board.recipe())) {
        QPointF at = scenePoint(label.at);
        if (!m_ghosts.empty()) {
            // Labels stand outside the ghosts.
            if (at.x() < m_cellBounds.left())
                at.rx() += m_bounds.left() - m_cellBounds.left();
            if (at.y() > m_cellBounds.bottom())
                at.ry() += m_bounds.bottom() - m_cellBounds.bottom();
            if (at.y() < m_cellBounds.top())
                at.ry() += m_bounds.top() - m_cellBounds.top();
        }
        m_labels.push_back({at, QString::fromStdString(label.text)});
    }
    const QRectF withoutLabels = m_bounds;
    for (const Label &label : m_labels)
        m_bounds |= QRectF(label.at - QPointF(labelRoom, labelRoom), QSizeF(2 * labelRoom, 2 * labelRoom));
    if (m_bounds.isEmpty())
        m_bounds = QRectF(0, -1, 1, 1) | withoutLabels;

    for (std::size_t i = 0; i < m_cells.size(); ++i)
        index(i, m_cells[i].bounds);
    for (std::size_t i = 0; i < m_ghosts.size(); ++i)
        index(m_cells.size() + i, m_ghosts[i].geometry.bounds);
    for (std::size_t i = 0; i < m_holes.size(); ++i)
        index(m_cells.size() + m_ghosts.size() + i, m_holes[i].geometry.bounds);
}

void BoardScene::index(std::size_t slot, const QRectF &bounds)
{
    const int right = qCeil(bounds.right());
    const int bottom = qCeil(bounds.bottom());
    for (int x = qFloor(bounds.left()); x < right; ++x) {
        for (int y = qFloor(bounds.top()); y < bottom; ++y)
            m_index[QPoint(x, y)].append(static_cast<quint32>(slot));
    }
}

std::optional<CellId> BoardScene::cellAt(QPointF at) const
{
    const auto row = m_index.constFind(QPoint(qFloor(at.x()), qFloor(at.y())));
    if (row == m_index.constEnd())
        return std::nullopt;
    // Later cells lie on top, and every cell lies on top of every ghost.
    std::optional<CellId> ghost;
    for (auto slot = row->crbegin(); slot != row->crend(); ++slot) {
        if (*slot < m_cells.size()) {
            if (covers(m_cells[*slot], at))
                return CellId(*slot);
        } else if (*slot < m_cells.size() + m_ghosts.size()) {
            const Ghost &seen = m_ghosts[*slot - m_cells.size()];
            if (!ghost && covers(seen.geometry, at))
                ghost = seen.cell;
        }
    }
    return ghost;
}

QPointF BoardScene::seenFrom(QPointF place, CellId cell) const
{
    const auto distance = [&](QPointF at) { return QPointF(at - place).manhattanLength(); };
    QPointF nearest = m_cells[cell.index()].centre;
    const auto [first, last] = m_seams.equal_range(cell);
    for (auto seam = first; seam != last; ++seam) {
        if (distance(seam->second) < distance(nearest))
            nearest = seam->second;
    }
    return nearest;
}

std::optional<SiteId> BoardScene::holeAt(QPointF at) const
{
    const auto row = m_index.constFind(QPoint(qFloor(at.x()), qFloor(at.y())));
    if (row == m_index.constEnd())
        return std::nullopt;
    const std::size_t first = m_cells.size() + m_ghosts.size();
    for (const quint32 slot : *row) {
        if (slot >= first && covers(m_holes[slot - first].geometry, at))
            return m_holes[slot - first].site;
    }
    return std::nullopt;
}

std::vector<SiteId> sitesOnWay(const BoardScene &scene, const Board &board, QPointF from, QPointF to)
{
    constexpr double spacing = 0.2;
    const QPointF way = to - from;
    const int samples = std::min(2000, static_cast<int>(std::hypot(way.x(), way.y()) / spacing));
    std::vector<SiteId> sites;
    const auto add = [&](std::optional<SiteId> site) {
        if (site && (sites.empty() || sites.back() != *site))
            sites.push_back(*site);
    };
    for (int i = samples; i >= 0; --i) {
        const QPointF at = to - way * (samples == 0 ? 0.0 : static_cast<double>(i) / samples);
        if (const auto cell = scene.cellAt(at))
            add(board.site(*cell));
        else
            add(scene.holeAt(at));
    }
    return sites;
}

std::vector<CellId> BoardScene::cellsIn(const QRectF &band) const
{
    std::vector<CellId> found;
    for (std::size_t i = 0; i < m_cells.size(); ++i) {
        if (takes(band, m_cells[i]))
            found.emplace_back(i);
    }
    return found;
}

std::vector<SiteId> BoardScene::holesIn(const QRectF &band) const
{
    std::vector<SiteId> found;
    for (const Hole &hole : m_holes) {
        if (takes(band, hole.geometry))
            found.push_back(hole.site);
    }
    return found;
}

} // namespace rookery
