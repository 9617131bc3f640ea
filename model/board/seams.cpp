#include "model/board/seams.h"

#include "model/board/square_lattice.h"

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <map>

namespace rookery {

namespace {

struct Side
{
    Point from;
    Point to;
};

/// Corners of neighbouring hexagons are rounded each for itself.
bool areSame(Point a, Point b)
{
    constexpr int rounding = 4;
    return std::abs(a.x - b.x) <= rounding && std::abs(a.y - b.y) <= rounding;
}

/// The side of a cell that lies towards its neighbour.
Side sideTowards(const CellShape &cell, Point neighbour)
{
    const Point middle{(cell.centre.x + neighbour.x) / 2, (cell.centre.y + neighbour.y) / 2};
    Side best;
    std::int64_t least = INT64_MAX;
    for (std::size_t i = 0; i < cell.outline.size(); ++i) {
        const Point &a = cell.outline[i];
        const Point &b = cell.outline[(i + 1) % cell.outline.size()];
        const Point apart = Point{(a.x + b.x) / 2, (a.y + b.y) / 2} - middle;
        const std::int64_t distance =
            std::int64_t(apart.x) * apart.x + std::int64_t(apart.y) * apart.y;
        if (distance < least) {
            least = distance;
            best = {a, b};
        }
    }
    return best;
}

/// Sides that follow one another round the board, as one line.
std::vector<Point> chained(std::vector<Side> sides)
{
    const auto isStart = [&](const Side &side) {
        return std::none_of(sides.begin(), sides.end(), [&](const Side &other) {
            return areSame(other.to, side.from);
        });
    };
    auto next = std::find_if(sides.begin(), sides.end(), isStart);
    if (next == sides.end())
        next = sides.begin();
    std::vector<Point> points{next->from};
    while (next != sides.end()) {
        points.push_back(next->to);
        sides.erase(next);
        next = std::find_if(sides.begin(), sides.end(), [&](const Side &side) {
            return areSame(side.from, points.back());
        });
    }
    return points;
}

std::vector<SeamLine> hexSeams(const BoardRecipe &recipe)
{
    const auto lattice = latticeSites(recipe);
    std::map<SeamEdge, std::vector<Side>> sides;
    for (const SiteId site : IdRange<SiteId>(lattice->count())) {
        Vector step{1, 0, -1, 0};
        for (int turn = 0; turn < 6; ++turn, step = orientation::sixth.apply(step)) {
            const Vector place = lattice->coordinates(site) + step;
            const auto edge = lattice->seamBefore(place);
            if (edge && lattice->arrival(site, step)) {
                const CellShape shape = lattice->shape(site, Layout::Flat);
                sides[*edge].push_back(sideTowards(shape, lattice->shapeAt(place)->centre));
            }
        }
    }
    std::vector<SeamLine> lines;
    for (auto &[edge, parts] : sides) {
        SeamLine line{edge, chained(std::move(parts))};
        // Corners go anticlockwise round a board, so that its far edges run against the near ones.
        if (edge.isFar && !edge.isTwisted)
            std::reverse(line.points.begin(), line.points.end());
        lines.push_back(std::move(line));
    }
    return lines;
}

/// Both edges of a pair; along the far one the direction is turned round where the seam is twisted.
void addPair(std::vector<SeamLine> &lines,
             int pair,
             Seam seam,
             std::vector<Point> low,
             std::vector<Point> high)
{
    if (seam == Seam::Open)
        return;
    const bool isTwisted = seam == Seam::Twisted;
    if (isTwisted)
        std::reverse(high.begin(), high.end());
    lines.push_back({{pair, false, isTwisted}, std::move(low)});
    lines.push_back({{pair, true, isTwisted}, std::move(high)});
}

/// Of every level, whose cells' corners go round from the lower left.
std::vector<SeamLine> levelSeams(const BoardRecipe &recipe)
{
    const auto lattice = latticeSites(recipe);
    const int plane = recipe.files * recipe.ranks;
    std::vector<SeamLine> lines;
    for (int first = 0; first < static_cast<int>(lattice->count()); first += plane) {
        const auto corner = [&](int file, int rank, std::size_t which) {
            return lattice->shape(SiteId(first + file * recipe.ranks + rank), recipe.layout)
                .outline[which];
        };
        const Point lowLeft = corner(0, 0, 0);
        const Point lowRight = corner(recipe.files - 1, 0, 1);
        const Point highRight = corner(recipe.files - 1, recipe.ranks - 1, 2);
        const Point highLeft = corner(0, recipe.ranks - 1, 3);
        addPair(lines, 0, fileSeam(recipe.topology), {lowLeft, highLeft}, {lowRight, highRight});
        addPair(lines, 1, rankSeam(recipe.topology), {lowLeft, lowRight}, {highLeft, highRight});
    }
    return lines;
}

/// What a ring does not show by going round: the innermost ring joined to the outermost one, and a
/// twist where the ring closes. Outlines begin with the outer side, clockwise.
std::vector<SeamLine> ringSeams(const BoardRecipe &recipe)
{
    const auto lattice = latticeSites(recipe);
    const Seam files = fileSeam(recipe.topology);
    const Seam ranks = rankSeam(recipe.topology);
    const bool ranksRound = files == Seam::Open;
    const auto outlineAt = [&](int sector, int ring) {
        const int site = ranksRound ? ring * recipe.ranks + sector : sector * recipe.ranks + ring;
        return lattice->shape(SiteId(site), Layout::Ring).outline;
    };
    const int rings = ranksRound ? recipe.files : recipe.ranks;
    std::vector<SeamLine> lines;
    if ((ranksRound ? ranks : files) == Seam::Twisted) {
        std::vector<Point> closing = {outlineAt(0, 0).back()};
        closing.push_back(outlineAt(0, rings - 1).front());
        lines.push_back({{ranksRound ? 1 : 0, true, true}, std::move(closing)});
    }
    if (ranksRound)
        return lines;
    std::vector<Point> inner;
    std::vector<Point> outer;
    for (int sector = 0; sector < recipe.files; ++sector) {
        const Polygon near = outlineAt(sector, 0);
        const Polygon far = outlineAt(sector, rings - 1);
        const auto half = static_cast<std::ptrdiff_t>(near.size() / 2);
        inner.insert(inner.end(), near.rbegin(), near.rbegin() + half);
        outer.insert(outer.end(), far.begin(), far.begin() + half);
    }
    addPair(lines, 1, ranks, std::move(inner), std::move(outer));
    return lines;
}

} // namespace

std::vector<SeamLine> seamLines(const BoardRecipe &recipe)
{
    if (recipe.topology == Topology::Flat)
        return {};
    if (recipe.layout == Layout::Ring)
        return ringSeams(recipe);
    if (hasThreeAxes(recipe.lattice))
        return hexSeams(recipe);
    return recipe.lattice == Lattice::Free ? std::vector<SeamLine>() : levelSeams(recipe);
}

} // namespace rookery
