#include "widgets/picture/board_scene.h"

#include "model/board/labels.h"
#include "widgets/picture/hand_joins.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <set>
#include <utility>

namespace rookery {

namespace {

bool isUnitSquare(const CellShape &shape)
{
    constexpr int half = cellUnit / 2;
    return shape.outline.size() == 4 && shape.outline[0] == shape.centre - Point{half, half}
           && shape.outline[1] == shape.centre + Point{half, -half}
           && shape.outline[2] == shape.centre + Point{half, half}
           && shape.outline[3] == shape.centre - Point{half, -half};
}

/// The distance from a point to a piece of a line.
double apart(QPointF at, QPointF a, QPointF b)
{
    const QPointF way = b - a;
    const double square = QPointF::dotProduct(way, way);
    const double part =
        square > 0 ? std::clamp(QPointF::dotProduct(at - a, way) / square, 0.0, 1.0) : 0;
    const QPointF rest = at - (a + way * part);
    return std::hypot(rest.x(), rest.y());
}

/// How large a piece may be on a cell: as the circle that fits about its middle, a little over the
/// edges where those are corners.
double roomIn(const CellGeometry &geometry)
{
    constexpr double least = 0.3;
    double radius = 0.5;
    for (qsizetype i = 0; i < geometry.outline.size(); ++i)
        radius = std::min(radius,
                          apart(geometry.centre,
                                geometry.outline[i],
                                geometry.outline[(i + 1) % geometry.outline.size()]));
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
    return band.left() <= centre.x() + core && band.right() >= centre.x() - core
           && band.top() <= centre.y() + core && band.bottom() >= centre.y() - core;
}

/// Beyond edges that are joined by the topology, and by links.
std::vector<Ghost> allGhosts(const Board &board, int depth)
{
    std::vector<Ghost> all = ghosts(board, depth);
    const std::vector<Ghost> byHand = handGhosts(board, depth);
    all.insert(all.end(), byHand.begin(), byHand.end());
    return all;
}

std::vector<SeamLine> allSeams(const Board &board)
{
    std::vector<SeamLine> all = seamLines(board.recipe());
    int pairs = 0;
    for (const SeamLine &seam : all)
        pairs = std::max(pairs, seam.edge.pair + 1);
    const std::vector<SeamLine> byHand = handSeams(board, pairs);
    all.insert(all.end(), byHand.begin(), byHand.end());
    return all;
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

BoardScene::BoardScene(const Board &board, int ghostDepth, EdgeLabels labels)
    : BoardScene(board, groundOf(board, ghostDepth, labels), nullptr)
{
}

BoardScene::BoardScene(const Board &board, const BoardScene &alike)
    : BoardScene(board, alike.m_ground, &alike)
{
}

BoardScene::BoardScene(const Board &board,
                       std::shared_ptr<const Ground> ground,
                       const BoardScene *alike)
    : m_ground(std::move(ground))
    , m_isOnPoints(board.recipe().places == Places::Points)
{
    addCells(board, alike);
    addGhosts();
    for (const SiteId site : board.recipe().edits.removed)
        m_holes.push_back({site, m_ground->sites[site.index()]});
    m_drawnLinks = rookery::drawnLinks(board, [this](CellId at) { return cell(at).centre; });
    if (m_isOnPoints)
        addLines(board);
}

bool BoardScene::hasSeamsOf(const Board &board) const
{
    return m_ground->seamLines == allSeams(board);
}

std::shared_ptr<const BoardScene::Ground>
BoardScene::groundOf(const Board &board, int ghostDepth, EdgeLabels labels)
{
    auto ground = std::make_shared<Ground>();
    ground->sites.reserve(board.siteCount());
    for (const SiteId site : IdRange<SiteId>(board.siteCount())) {
        ground->sites.push_back(geometryOf(siteShape(board, site)));
        ground->bounds |= ground->sites.back().bounds;
    }
    for (const auto &ghost : allGhosts(board, ghostDepth)) {
        ground->ghosts.push_back({ghost.site, geometryOf(ghost.shape)});
        ground->bounds |= ground->ghosts.back().geometry.bounds;
    }
    constexpr int seamDepth = 2; // no single step of the usual directions reaches farther
    for (const auto &ghost : allGhosts(board, seamDepth))
        ground->nearSeams.emplace_back(ghost.site, scenePoint(ghost.shape.centre));
    ground->seamLines = allSeams(board);
    std::vector<QRectF> things;
    for (const CellGeometry &site : ground->sites)
        things.push_back(site.bounds);
    for (const Hole &ghost : ground->ghosts)
        things.push_back(ghost.geometry.bounds);
    ground->index = DrawingIndex(things, ground->bounds);
    if (labels == EdgeLabels::Shown)
        addLabels(board, *ground);
    if (ground->bounds.isEmpty())
        ground->bounds |= QRectF(0, -1, 1, 1);
    return ground;
}

void BoardScene::addGhosts()
{
    for (const Hole &ghost : m_ground->ghosts) {
        if (const auto cell = cellOf(ghost.site.index()))
            m_ghosts.push_back({*cell, ghost.geometry});
    }
    for (const auto &[site, centre] : m_ground->nearSeams) {
        if (const auto cell = cellOf(site.index()))
            m_seams.emplace(*cell, centre);
    }
}

std::vector<QRectF> BoardScene::areasOf(const std::vector<SiteId> &sites) const
{
    constexpr double line = 0.1;
    std::vector<QRectF> areas;
    const auto add = [&](const CellGeometry &geometry) {
        areas.push_back(geometry.bounds.adjusted(-line, -line, line, line));
    };
    for (const SiteId site : sites)
        add(m_ground->sites[site.index()]);
    const std::set<SiteId> wanted(sites.begin(), sites.end());
    for (const Hole &ghost : m_ground->ghosts) {
        if (wanted.contains(ghost.site))
            add(ghost.geometry);
    }
    return areas;
}

void BoardScene::addCells(const Board &board, const BoardScene *alike)
{
    const Colouring colouring = board.recipe().colouring;
    const bool byLattice =
        colouring == Colouring::Checkered || colouring == Colouring::ThreeColours;
    // What follows the lattice stays; colours by hand may have changed.
    if (alike && byLattice)
        m_shades = alike->m_shades;
    else
        m_shades.assign(m_ground->sites.size(), unknown);
    m_cellOf.assign(m_ground->sites.size(), noCell);
    m_sites.reserve(board.size());
    const std::vector<int> shades =
        colouring == Colouring::Zones ? cellColours(board) : std::vector<int>();
    double left = 1e300;
    double top = 1e300;
    double right = -1e300;
    double bottom = -1e300;
    for (const CellId cell : board.cells()) {
        const SiteId site = board.site(cell);
        m_sites.push_back(site);
        m_cellOf[site.index()] = static_cast<quint32>(cell.index());
        int &shade = m_shades[site.index()];
        if (shade == unknown)
            shade = byLattice && !board.coordinates(cell) ? loose
                    : shades.empty()                      ? cellColour(board, cell)
                                                          : shades[cell.index()];
        const QRectF &box = m_ground->sites[site.index()].bounds;
        left = std::min(left, box.left());
        top = std::min(top, box.top());
        right = std::max(right, box.right());
        bottom = std::max(bottom, box.bottom());
    }
    if (!m_sites.empty())
        m_cellBounds = QRectF(QPointF(left, top), QPointF(right, bottom));
}

void BoardScene::addLabels(const Board &board, Ground &ground)
{
    constexpr double labelRoom = 0.2;
    const auto isOnGhost = [&](QPointF at) {
        const auto found = ground.index.near(at);
        return std::any_of(found.begin(), found.end(), [&](quint32 slot) {
            const std::size_t cells = ground.sites.size();
            return slot >= cells && covers(ground.ghosts[slot - cells].geometry, at);
        });
    };
    for (const auto &label : edgeLabels(board.recipe())) {
        QPointF at = scenePoint(label.at);
        constexpr int mostSteps = 12;
        for (int step = 0; step < mostSteps && isOnGhost(at); ++step)
            at += scenePoint(label.outward);
        ground.labels.push_back(
            {at, QString::fromStdString(label.text), scenePoint(label.outward)});
    }
    for (const Label &label : ground.labels)
        ground.bounds |=
            QRectF(label.at - QPointF(labelRoom, labelRoom), QSizeF(2 * labelRoom, 2 * labelRoom));
}

std::optional<CellId> BoardScene::cellAt(QPointF at) const
{
    const auto found = m_ground->index.near(at);
    const std::size_t sites = m_ground->sites.size();
    // Later cells lie on top, and every cell lies on top of every ghost.
    std::optional<CellId> ghost;
    for (auto slot = found.rbegin(); slot != found.rend(); ++slot) {
        if (*slot < sites) {
            if (const auto cell = cellOf(*slot); cell && covers(m_ground->sites[*slot], at))
                return cell;
        } else {
            const Hole &seen = m_ground->ghosts[*slot - sites];
            if (!ghost && covers(seen.geometry, at))
                ghost = cellOf(seen.site.index());
        }
    }
    return ghost;
}

QPointF BoardScene::seenFrom(QPointF place, CellId cell) const
{
    const auto distance = [&](QPointF at) {
        return QPointF(at - place).manhattanLength();
    };
    QPointF nearest = this->cell(cell).centre;
    const auto [first, last] = m_seams.equal_range(cell);
    for (auto seam = first; seam != last; ++seam) {
        if (distance(seam->second) < distance(nearest))
            nearest = seam->second;
    }
    return nearest;
}

std::optional<SiteId> BoardScene::holeAt(QPointF at) const
{
    for (const quint32 slot : m_ground->index.near(at)) {
        if (slot < m_ground->sites.size() && !cellOf(slot) && covers(m_ground->sites[slot], at))
            return SiteId(slot);
    }
    return std::nullopt;
}

std::vector<SiteId>
sitesOnWay(const BoardScene &scene, const Board &board, QPointF from, QPointF to)
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
    for (const CellId cell : IdRange<CellId>(size())) {
        if (takes(band, this->cell(cell)))
            found.push_back(cell);
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

std::optional<CellId>
nearestThatWay(const BoardScene &scene, CellId from, QPointF way, QPointF line, double farthest)
{
    constexpr double least = 0.3; // cells
    const QPointF centre = scene.cell(from).centre;
    const auto across = [&](QPointF off) {
        return std::abs(off.x() * way.y() - off.y() * way.x());
    };
    std::optional<CellId> best;
    double bestPrice = std::numeric_limits<double>::max();
    for (const CellId cell : IdRange<CellId>(scene.size())) {
        const QPointF apart = scene.cell(cell).centre - centre;
        const double along = QPointF::dotProduct(apart, way);
        const double distance = std::hypot(apart.x(), apart.y());
        if (along < least || across(apart) > along || distance > farthest)
            continue;
        const double price = distance + across(centre + apart - line);
        if (price < bestPrice - 1e-6) {
            bestPrice = price;
            best = cell;
        }
    }
    return best;
}

} // namespace rookery
