#include "model/board/layout.h"

#include "model/board/square_lattice.h"
#include "model/board/zone_map.h"

#include <algorithm>
#include <cstdlib>
#include <map>
#include <utility>

namespace rookery {

namespace {

void moveTo(CellShape &shape, Point centre)
{
    const Point by = centre - shape.centre;
    shape.centre = centre;
    for (Point &corner : shape.outline)
        corner = corner + by;
}

} // namespace

CellShape cellShape(const Board &board, CellId cell)
{
    return siteShape(board, board.site(cell));
}

namespace {

CellShape latticeShape(const Board &board, SiteId site)
{
    const BoardRecipe &recipe = board.recipe();
    const LatticeSites &lattice = board.lattice();
    if (site.index() >= lattice.count()) {
        CellShape shape{{}, lattice.loneOutline()};
        moveTo(shape, recipe.edits.added[site.index() - lattice.count()].at);
        return shape;
    }
    CellShape shape = lattice.shape(site, recipe.layout);
    const auto &moved = recipe.edits.moved;
    const auto row = std::lower_bound(
        moved.begin(), moved.end(), site, [](const MovedCell &a, SiteId b) { return a.site < b; });
    if (row != moved.end() && row->site == site)
        moveTo(shape, row->at);
    return shape;
}

} // namespace

CellShape siteShape(const Board &board, SiteId site)
{
    CellShape shape = latticeShape(board, site);
    const auto &shaped = board.recipe().edits.shaped;
    const auto row =
        std::lower_bound(shaped.begin(), shaped.end(), site, [](const ShapedCell &a, SiteId b) {
            return a.site < b;
        });
    if (row == shaped.end() || row->site != site)
        return shape;
    shape.outline = row->corners;
    for (Point &corner : shape.outline)
        corner = corner + shape.centre;
    return shape;
}

namespace {

/// The steps over an edge from a hexagon, and from there again, `depth` times at most: nearest
/// first.
std::vector<Vector> hexSteps(int depth)
{
    std::vector<Vector> steps;
    for (int far = 1; far <= depth; ++far) {
        for (int x = -far; x <= far; ++x) {
            for (int y = -far; y <= far; ++y) {
                if (std::max({std::abs(x), std::abs(y), std::abs(x + y)}) == far)
                    steps.push_back({x, y, -x - y, 0});
            }
        }
    }
    return steps;
}

/// The sites from which so many steps may lead over a seam: boards of hexagons that have seams are
/// so round that the six farthest places tell.
std::vector<SiteId> sitesNearEdges(const LatticeSites &lattice, int depth)
{
    std::vector<SiteId> rim;
    for (const SiteId site : IdRange<SiteId>(lattice.count())) {
        const Vector at = lattice.coordinates(site);
        Vector far{depth, 0, -depth, 0};
        bool isNear = false;
        for (int turn = 0; turn < 6 && !isNear; ++turn, far = orientation::sixth.apply(far))
            isNear = lattice.seamBefore(at + far).has_value();
        if (isNear)
            rim.push_back(site);
    }
    return rim;
}

/// Whatever a cell's neighbours are outside the lattice, drawn where they would lie.
std::vector<Ghost> hexGhosts(const Board &board, int depth)
{
    const LatticeSites &lattice = board.lattice();
    std::map<Vector, SiteId> places;
    const std::vector<SiteId> rim = sitesNearEdges(lattice, depth);
    for (const Vector &step : hexSteps(depth)) {
        for (const SiteId site : rim) {
            const Vector place = lattice.coordinates(site) + step;
            if (!lattice.seamBefore(place) || places.contains(place))
                continue;
            if (const auto arrival = lattice.arrival(site, step))
                places.emplace(place, arrival->to);
        }
    }
    std::vector<Ghost> found;
    for (const auto &[place, site] : places) {
        if (auto shape = lattice.shapeAt(place))
            found.push_back({site, std::move(*shape)});
    }
    return found;
}

} // namespace

std::vector<Ghost> ghosts(const Board &board, int depth)
{
    const BoardRecipe &recipe = board.recipe();
    std::vector<Ghost> found;
    if (recipe.layout != Layout::Flat || recipe.topology == Topology::Flat || depth <= 0)
        return found;
    if (recipe.lattice != Lattice::Square)
        return hexGhosts(board, depth);
    const SquareLattice lattice(recipe.files, recipe.ranks, recipe.topology);
    const auto add = [&](int file, int rank) {
        const int nearFile = std::clamp(file, 0, recipe.files - 1);
        const int nearRank = std::clamp(rank, 0, recipe.ranks - 1);
        const auto arrival =
            lattice.arrival(lattice.site(nearFile, nearRank), {file - nearFile, rank - nearRank});
        if (arrival)
            found.push_back({arrival->to, squareAt(file, rank)});
    };
    for (int file = -depth; file < recipe.files + depth; ++file) {
        const bool isBeside = file < 0 || file >= recipe.files;
        for (int rank = -depth; rank < recipe.ranks + depth; ++rank) {
            if (!isBeside && rank == 0)
                rank = recipe.ranks;
            add(file, rank);
        }
    }
    return found;
}

namespace {

int modulo(int value, int colours)
{
    return ((value % colours) + colours) % colours;
}

int handColour(const BoardRecipe &recipe, SiteId site)
{
    const auto &coloured = recipe.edits.coloured;
    const auto row = std::lower_bound(coloured.begin(),
                                      coloured.end(),
                                      site,
                                      [](const ColouredCell &a, SiteId b) { return a.site < b; });
    return row != coloured.end() && row->site == site ? row->colour : 0;
}

/// By cell, 1 more than the colour of the first zone.
std::vector<int> zoneColours(const Board &board)
{
    std::vector<int> colours(board.size(), 0);
    const auto &zones = board.recipe().edits.zones;
    for (auto zone = zones.rbegin(); zone != zones.rend(); ++zone) {
        for (const SiteId site : commonSites(board, *zone)) {
            if (const auto cell = board.cellAt(site))
                colours[cell->index()] = zone->colour + 1;
        }
    }
    return colours;
}

int checkered(Lattice lattice, const Vector &at)
{
    if (lattice == Lattice::Triangle)
        return at.along[2];
    if (hasThreeAxes(lattice)) // cells that share an edge differ, those a long step apart do not
        return modulo(at.x() - at.y(), 3);
    return modulo(at.x() + at.y() + at.along[2] + at.along[3], 2);
}

} // namespace

int patternColour(const Board &board, CellId cell)
{
    const auto at = board.coordinates(cell);
    if (!at)
        return 0;
    return board.recipe().colouring == Colouring::ThreeColours
               ? modulo(at->x() + at->y(), 3)
               : checkered(board.recipe().lattice, *at);
}

int cellColour(const Board &board, CellId cell)
{
    switch (board.recipe().colouring) {
    case Colouring::Plain:
        return 0;
    case Colouring::Custom:
        return handColour(board.recipe(), board.site(cell));
    case Colouring::Zones:
        return zoneColours(board)[cell.index()];
    case Colouring::ThreeColours:
    case Colouring::Checkered:
        break;
    }
    return patternColour(board, cell);
}

std::vector<int> cellColours(const Board &board)
{
    if (board.recipe().colouring == Colouring::Zones)
        return zoneColours(board);
    std::vector<int> colours;
    for (const CellId cell : board.cells())
        colours.push_back(cellColour(board, cell));
    return colours;
}

Bounds bounds(const Board &board)
{
    Bounds all;
    bool isFirst = true;
    for (const CellId cell : board.cells()) {
        for (const Point &corner : cellShape(board, cell).outline) {
            if (isFirst)
                all = {corner, corner};
            isFirst = false;
            all.low = {std::min(all.low.x, corner.x), std::min(all.low.y, corner.y)};
            all.high = {std::max(all.high.x, corner.x), std::max(all.high.y, corner.y)};
        }
    }
    return all;
}

} // namespace rookery
