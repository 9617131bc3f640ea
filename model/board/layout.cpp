#include "model/board/layout.h"

#include "model/board/ring_drawing.h"
#include "model/board/square_lattice.h"

#include <algorithm>
#include <cstdlib>
#include <map>
#include <utility>

namespace rookery {

namespace {

constexpr int half = cellUnit / 2;

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
    const auto row = std::lower_bound(moved.begin(), moved.end(), site, [](const MovedCell &a, SiteId b) {
        return a.site < b;
    });
    if (row != moved.end() && row->site == site)
        moveTo(shape, row->at);
    return shape;
}

} // namespace

CellShape siteShape(const Board &board, SiteId site)
{
    CellShape shape = latticeShape(board, site);
    const auto &shaped = board.recipe().edits.shaped;
    const auto row = std::lower_bound(shaped.begin(), shaped.end(), site, [](const ShapedCell &a, SiteId b) {
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

/// The steps over an edge from a hexagon, and from there again, `depth` times at most: nearest first.
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

/// The sites from which so many steps may lead over a seam: boards of hexagons that have seams are so
/// round that the six farthest places tell.
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
        const auto arrival = lattice.arrival(lattice.site(nearFile, nearRank), {file - nearFile, rank - nearRank});
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

constexpr int labelGap = 200;

std::string number(int value)
{
    return std::to_string(value);
}

/// What a label scheme writes at a file and at a rank of a rectangle.
std::string fileText(const BoardRecipe &recipe, int file)
{
    switch (recipe.labels) {
    case Labels::Matrix:
    case Labels::RingSector:
        return number(file + 1);
    case Labels::Shogi:
        return number(recipe.files - file);
    case Labels::Chess:
    case Labels::Xiangqi:
    case Labels::Glinski:
    case Labels::None:
        break;
    }
    return fileLetters(file);
}

std::string rankText(const BoardRecipe &recipe, int rank)
{
    switch (recipe.labels) {
    case Labels::Matrix:
        return number(recipe.ranks - rank);
    case Labels::Shogi:
        return fileLetters(recipe.ranks - 1 - rank);
    case Labels::Xiangqi:
        return number(rank);
    case Labels::Chess:
    case Labels::Glinski:
    case Labels::RingSector:
    case Labels::None:
        break;
    }
    return number(rank + 1);
}

std::vector<EdgeLabel> ringLabels(const BoardRecipe &recipe)
{
    const RingDrawing ring(recipe.files, recipe.ranks, recipe.topology);
    const int rings = ring.ranksRound() ? recipe.files : recipe.ranks;
    std::vector<EdgeLabel> labels;
    for (int sector = 0; sector < ring.sectors(); ++sector) {
        std::string text = ring.ranksRound() ? rankText(recipe, sector) : fileText(recipe, sector);
        labels.push_back({ring.beyond(sector, rings), std::move(text)});
    }
    return labels;
}

std::vector<EdgeLabel> rectangleLabels(const BoardRecipe &recipe)
{
    const bool isFromTop = recipe.labels == Labels::Matrix || recipe.labels == Labels::Shogi;
    const int y = isFromTop ? recipe.ranks * cellUnit + labelGap : -labelGap;
    const int x = recipe.labels == Labels::Shogi ? recipe.files * cellUnit + labelGap : -labelGap;
    const Point outOfFile = {0, y < 0 ? -half : half};
    const Point outOfRank = {x < 0 ? -half : half, 0};
    std::vector<EdgeLabel> labels;
    for (int file = 0; file < recipe.files; ++file)
        labels.push_back({{file * cellUnit + half, y}, fileText(recipe, file), outOfFile});
    for (int rank = 0; rank < recipe.ranks; ++rank)
        labels.push_back({{x, rank * cellUnit + half}, rankText(recipe, rank), outOfRank});
    return labels;
}

/// By the letters of its name.
int fileOf(const LatticeSites &lattice, SiteId site)
{
    const std::string name = lattice.name(site);
    return fileFromLetters(name.substr(0, name.find_first_of("0123456789"))).value_or(0);
}

/// Glinski's letters skip j whatever the size.
std::string hexFileText(const BoardRecipe &recipe, const LatticeSites &lattice, SiteId site)
{
    constexpr int j = 9;
    const int file = recipe.outline == Outline::Rectangle ? fileOf(lattice, site)
                                                          : lattice.coordinates(site).x();
    if (recipe.labels == Labels::Glinski)
        return fileLetters(file >= j ? file + 1 : file);
    const std::string name = lattice.name(site);
    return name.substr(0, name.find_first_of("0123456789"));
}

std::string digitsOf(const std::string &name)
{
    return name.substr(name.find_first_of("0123456789"));
}

/// The letter below each file; where rows lie level, also the number of each row: on the left, or where
/// letters go up a slope there, on the right.
std::vector<EdgeLabel> hexLabels(const BoardRecipe &recipe)
{
    const auto lattice = latticeSites(recipe);
    const bool isUpright = recipe.lattice == Lattice::Hex;
    const bool isRectangle = recipe.outline == Outline::Rectangle;
    std::map<int, SiteId> lowest;
    const bool isRight = recipe.outline == Outline::Hexagon || recipe.outline == Outline::Star;
    std::map<int, SiteId> ends; ///< of rows, where their numbers stand
    for (const SiteId site : IdRange<SiteId>(lattice->count())) {
        const Vector at = lattice->coordinates(site);
        lowest.try_emplace(isRectangle ? fileOf(*lattice, site) : at.x(), site);
        const auto end = ends.try_emplace(at.y(), site).first;
        if (isRight && at.x() > lattice->coordinates(end->second).x())
            end->second = site;
    }
    const int down = half + labelGap;
    const Point below = isUpright || isRectangle ? Point{0, -down} : Point{-down / 2, -down};
    std::vector<EdgeLabel> labels;
    for (const auto &[file, site] : lowest) {
        Point at = lattice->shape(site, recipe.layout).centre + below;
        if (isUpright && isRectangle) // in one line, though every other file begins higher
            at.y = half - down;
        const Point outward = below.x == 0 ? Point{0, -half} : Point{-half / 2, -433};
        labels.push_back({at, hexFileText(recipe, *lattice, site), outward});
    }
    for (const auto &[rank, site] : ends) {
        if (isUpright)
            break; // every file counts for itself
        const int side = isRight ? 1 : -1;
        Point at = lattice->shape(site, recipe.layout).centre + Point{side * down, 0};
        if (isRectangle) // one below the other
            at.x = half - down;
        labels.push_back({at, digitsOf(lattice->name(site)), {side * half, 0}});
    }
    return labels;
}

/// The name of a level below its first cell, or the letter of a row of triangles beside it.
std::vector<EdgeLabel> groupLabels(const BoardRecipe &recipe)
{
    const auto lattice = latticeSites(recipe);
    const bool isRow = recipe.lattice == Lattice::Triangle;
    const char *rest = isRow ? "0123456789" : "abcdefghijklmnopqrstuvwxyz";
    const Point beside = isRow ? Point{-cellUnit, 0} : Point{0, -half - labelGap};
    std::vector<EdgeLabel> labels;
    std::string last;
    bool isSecond = false; ///< the next of its group
    for (const SiteId site : IdRange<SiteId>(lattice->count())) {
        const std::string name = lattice->name(site);
        std::string group = name.substr(0, name.find_first_of(rest));
        const Point at = lattice->shape(site, recipe.layout).centre + beside;
        if (group != last) {
            labels.push_back({at, group});
            last = std::move(group);
            isSecond = true;
        } else if (std::exchange(isSecond, false) && isRow) {
            // Middles of triangles that point up lie lower than those of the others.
            labels.back().at.y = (labels.back().at.y + at.y) / 2;
        }
    }
    return labels;
}

} // namespace

std::vector<EdgeLabel> edgeLabels(const BoardRecipe &recipe)
{
    if (recipe.labels == Labels::None)
        return {};
    switch (recipe.lattice) {
    case Lattice::Square:
        return recipe.layout == Layout::Ring ? ringLabels(recipe) : rectangleLabels(recipe);
    case Lattice::Hex:
    case Lattice::HexPointy:
        return hexLabels(recipe);
    case Lattice::Triangle:
    case Lattice::Cube:
    case Lattice::Hyper:
        return groupLabels(recipe);
    case Lattice::Free:
        break;
    }
    return {};
}

std::string cellLabel(const Board &board, CellId cell)
{
    const BoardRecipe &recipe = board.recipe();
    const LatticeSites &lattice = board.lattice();
    const SiteId site = board.site(cell);
    const auto at = board.coordinates(cell);
    if (!at)
        return board.name(cell);
    if (recipe.labels == Labels::Glinski && recipe.lattice == Lattice::Hex)
        return hexFileText(recipe, lattice, site) + digitsOf(lattice.name(site));
    if (recipe.lattice != Lattice::Square)
        return board.name(cell);
    const std::string file = fileText(recipe, at->x());
    const std::string rank = rankText(recipe, at->y());
    switch (recipe.labels) {
    case Labels::Matrix:
        return "(" + rank + ", " + file + ")";
    case Labels::Shogi:
    case Labels::Xiangqi:
        return file + rank;
    case Labels::RingSector:
        return rank + "." + file;
    case Labels::Chess:
    case Labels::Glinski:
    case Labels::None:
        break;
    }
    return board.name(cell);
}

namespace {

int modulo(int value, int colours)
{
    return ((value % colours) + colours) % colours;
}

int handColour(const BoardRecipe &recipe, SiteId site)
{
    const auto &coloured = recipe.edits.coloured;
    const auto row = std::lower_bound(
        coloured.begin(), coloured.end(), site, [](const ColouredCell &a, SiteId b) { return a.site < b; });
    return row != coloured.end() && row->site == site ? row->colour : 0;
}

int zoneColour(const BoardRecipe &recipe, SiteId site)
{
    for (const Zone &zone : recipe.edits.zones) {
        if (std::binary_search(zone.cells.begin(), zone.cells.end(), site))
            return zone.colour + 1;
    }
    return 0;
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

int cellColour(const Board &board, CellId cell)
{
    const BoardRecipe &recipe = board.recipe();
    const auto at = board.coordinates(cell);
    switch (recipe.colouring) {
    case Colouring::Plain:
        return 0;
    case Colouring::Custom:
        return handColour(recipe, board.site(cell));
    case Colouring::Zones:
        return zoneColour(recipe, board.site(cell));
    case Colouring::ThreeColours:
        return at ? modulo(at->x() + at->y(), 3) : 0;
    case Colouring::Checkered:
        break;
    }
    return at ? checkered(recipe.lattice, *at) : 0;
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
