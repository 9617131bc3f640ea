#include "widgets/canvas/board_scene.h"

#include <QtMath>

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

namespace rookery {

namespace {

bool isUnitSquare(const CellShape &shape)
{
    constexpr int half = cellUnit / 2;
    return shape.outline.size() == 4 && shape.outline[0] == shape.centre - Point{half, half}
           && shape.outline[2] == shape.centre + Point{half, half};
}

/// The distance from a point to a piece of a line.
double apart(QPointF at, QPointF a, QPointF b)
{
    const QPointF way = b - a;
    const double square = QPointF::dotProduct(way, way);
    const double part = square > 0 ? std::clamp(QPointF::dotProduct(at - a, way) / square, 0.0, 1.0) : 0;
    const QPointF rest = at - (a + way * part);
    return std::hypot(rest.x(), rest.y());
}

/// How large a man may be on a cell: as the circle that fits about its middle, a little over the edges
/// where those are corners.
double roomIn(const CellGeometry &geometry)
{
    constexpr double least = 0.3;
    double radius = 0.5;
    for (qsizetype i = 0; i < geometry.outline.size(); ++i)
        radius = std::min(radius, apart(geometry.centre, geometry.outline[i], geometry.outline[(i + 1) % geometry.outline.size()]));
    return std::max(least, std::min(1.0, 2 * radius * 0.95));
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
    geometry.room = roomIn(geometry);
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
    : BoardScene(board, ghostDepth, nullptr)
{
}

BoardScene::BoardScene(const Board &board, int ghostDepth, const BoardScene &alike)
    : BoardScene(board, ghostDepth, &alike)
{
}

BoardScene::BoardScene(const Board &board, int ghostDepth, const BoardScene *alike)
    : m_isOnPoints(board.recipe().places == Places::Points)
{
    addCells(board, alike);
    for (const auto &ghost : rookery::ghosts(board, ghostDepth))
        m_ghosts.push_back({ghost.cell, geometryOf(ghost.shape)});
    constexpr int seamDepth = 2; // no single step of the usual directions reaches farther
    for (const auto &ghost : rookery::ghosts(board, seamDepth))
        m_seams.emplace(ghost.cell, scenePoint(ghost.shape.centre));
    m_seamLines = rookery::seamLines(board.recipe());
    for (const SiteId site : board.recipe().edits.removed)
        m_holes.push_back({site, geometryOf(siteShape(board, site))});
    m_bounds = m_cellBounds;
    for (const Ghost &ghost : m_ghosts)
        m_bounds |= ghost.geometry.bounds;
    for (const Hole &hole : m_holes)
        m_bounds |= hole.geometry.bounds;
    indexSlots();
    if (m_isOnPoints)
        addLines();
    addLabels(board);
}

QRectF BoardScene::areaOf(const Board &board, const std::vector<SiteId> &sites) const
{
    constexpr double line = 0.1;
    QRectF area;
    for (const SiteId site : sites)
        area |= geometryOf(siteShape(board, site)).bounds.adjusted(-line, -line, line, line);
    return area;
}

void BoardScene::addCells(const Board &board, const BoardScene *alike)
{
    std::size_t known = 0;
    const auto geometry = [&](CellId cell) {
        const SiteId site = board.site(cell);
        while (alike && known < alike->m_sites.size() && alike->m_sites[known] < site)
            ++known;
        const bool isKnown = alike && known < alike->m_sites.size() && alike->m_sites[known] == site;
        return isKnown ? alike->m_cells[known] : geometryOf(cellShape(board, cell));
    };
    const Colouring colouring = board.recipe().colouring;
    const bool byLattice = colouring == Colouring::Checkered || colouring == Colouring::ThreeColours;
    m_sites.reserve(board.size());
    m_cells.reserve(board.size());
    m_shades.reserve(board.size());
    for (const CellId cell : board.cells()) {
        m_sites.push_back(board.site(cell));
        m_cells.push_back(geometry(cell));
        m_shades.push_back(byLattice && !board.coordinates(cell) ? loose : cellColour(board, cell));
        m_cellBounds |= m_cells.back().bounds;
    }
}

void BoardScene::addLines()
{
    using Corner = std::pair<int, int>;
    const auto corner = [](QPointF at) { return Corner(qRound(at.x() * 50), qRound(at.y() * 50)); };
    std::map<std::pair<Corner, Corner>, QPointF> edges;
    for (const CellGeometry &cell : m_cells) {
        const QRectF &box = cell.bounds;
        const QPolygonF outline = !cell.outline.isEmpty() ? cell.outline
                                                          : QPolygonF({box.topLeft(), box.topRight(), box.bottomRight(), box.bottomLeft()});
        for (qsizetype i = 0; i < outline.size(); ++i) {
            const auto [low, high] = std::minmax({corner(outline[i]), corner(outline[(i + 1) % outline.size()])});
            const auto [edge, isNew] = edges.try_emplace({low, high}, cell.centre);
            if (!isNew)
                m_lines << QLineF(edge->second, cell.centre);
        }
    }
}

void BoardScene::addLabels(const Board &board)
{
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
}

QPoint BoardScene::squareOf(QPointF at) const
{
    return {qFloor((at.x() - m_firstSquare.x()) / m_side), qFloor((at.y() - m_firstSquare.y()) / m_side)};
}

void BoardScene::indexSlots()
{
    // Cells drawn far apart on a hand-made board make the squares large, not many.
    const double most = 4.0 * static_cast<double>(m_cells.size() + m_holes.size()) + 4096;
    while (m_bounds.width() * m_bounds.height() / (m_side * m_side) > most)
        m_side *= 2;
    m_firstSquare = m_bounds.topLeft();
    const QPoint last = squareOf(m_bounds.bottomRight());
    m_squaresWide = last.x() + 1;
    m_squaresHigh = last.y() + 1;
    const auto eachSquare = [&](auto visit) {
        quint32 slot = 0;
        const auto squaresOf = [&](const QRectF &bounds) {
            const QPoint low = squareOf(bounds.topLeft());
            const QPoint high = squareOf(bounds.bottomRight());
            for (int y = low.y(); y <= high.y(); ++y) {
                for (int x = low.x(); x <= high.x(); ++x)
                    visit(static_cast<std::size_t>(y) * static_cast<std::size_t>(m_squaresWide) + static_cast<std::size_t>(x), slot);
            }
            ++slot;
        };
        for (const CellGeometry &cell : m_cells)
            squaresOf(cell.bounds);
        for (const Ghost &ghost : m_ghosts)
            squaresOf(ghost.geometry.bounds);
        for (const Hole &hole : m_holes)
            squaresOf(hole.geometry.bounds);
    };
    // Counted first, then filled: no list of its own for each square.
    m_begins.assign(static_cast<std::size_t>(m_squaresWide) * static_cast<std::size_t>(m_squaresHigh) + 2, 0);
    eachSquare([&](std::size_t square, quint32) { ++m_begins[square + 2]; });
    for (std::size_t i = 2; i < m_begins.size(); ++i)
        m_begins[i] += m_begins[i - 1];
    m_slots.resize(m_begins.back());
    eachSquare([&](std::size_t square, quint32 slot) { m_slots[m_begins[square + 1]++] = slot; });
}

std::span<const quint32> BoardScene::slotsAt(QPointF at) const
{
    const QPoint on = squareOf(at);
    const int x = on.x();
    const int y = on.y();
    if (x < 0 || y < 0 || x >= m_squaresWide || y >= m_squaresHigh)
        return {};
    const std::size_t square = static_cast<std::size_t>(y) * static_cast<std::size_t>(m_squaresWide) + static_cast<std::size_t>(x);
    return std::span(m_slots).subspan(m_begins[square], m_begins[square + 1] - m_begins[square]);
}

std::optional<CellId> BoardScene::cellAt(QPointF at) const
{
    const auto found = slotsAt(at);
    // Later cells lie on top, and every cell lies on top of every ghost.
    std::optional<CellId> ghost;
    for (auto slot = found.rbegin(); slot != found.rend(); ++slot) {
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
    const std::size_t first = m_cells.size() + m_ghosts.size();
    for (const quint32 slot : slotsAt(at)) {
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
