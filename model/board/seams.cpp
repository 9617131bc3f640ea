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

std::vector<SeamLine> squareSeams(const BoardRecipe &recipe)
{
    const int right = recipe.files * cellUnit;
    const int top = recipe.ranks * cellUnit;
    std::vector<SeamLine> lines;
    const auto add = [&](int pair, Seam seam, std::vector<Point> low, std::vector<Point> high) {
        if (seam == Seam::Open)
            return;
        const bool isTwisted = seam == Seam::Twisted;
        if (isTwisted)
            std::reverse(high.begin(), high.end());
        lines.push_back({{pair, false, isTwisted}, std::move(low)});
        lines.push_back({{pair, true, isTwisted}, std::move(high)});
    };
    add(0, fileSeam(recipe.topology), {{0, 0}, {0, top}}, {{right, 0}, {right, top}});
    add(1, rankSeam(recipe.topology), {{0, 0}, {right, 0}}, {{0, top}, {right, top}});
    return lines;
}

} // namespace

std::vector<SeamLine> seamLines(const BoardRecipe &recipe)
{
    if (recipe.layout != Layout::Flat || recipe.topology == Topology::Flat)
        return {};
    if (recipe.lattice == Lattice::Square)
        return squareSeams(recipe);
    return hasThreeAxes(recipe.lattice) ? hexSeams(recipe) : std::vector<SeamLine>();
}

} // namespace rookery
