#include "model/board/layout.h"

#include "model/board/square_lattice.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace rookery {

namespace {

constexpr int half = cellUnit / 2;

CellShape squareAt(Point centre)
{
    return {centre,
            {{centre.x - half, centre.y - half},
             {centre.x + half, centre.y - half},
             {centre.x + half, centre.y + half},
             {centre.x - half, centre.y + half}}};
}

/// A rectangle bent into a ring: one axis goes round clockwise from the top, the other outward.
/// Where only the ranks are joined, the ranks go round.
class Ring
{
public:
    explicit Ring(const BoardRecipe &recipe)
        : m_ranksRound(fileSeam(recipe.topology) == Seam::Open && rankSeam(recipe.topology) != Seam::Open)
        , m_sectors(m_ranksRound ? recipe.ranks : recipe.files)
    {
        constexpr int narrowest = 600; // width of an innermost cell
        const double inner = m_sectors * narrowest / (2 * std::numbers::pi);
        m_inner = std::max(narrowest, static_cast<int>(std::lround(inner)));
    }

    CellShape shape(const Vector &at) const
    {
        const int sector = m_ranksRound ? at.y() : at.x();
        const int ring = m_ranksRound ? at.x() : at.y();
        const int low = m_inner + ring * cellUnit;
        CellShape shape{point(2 * sector + 1, 2, low + half), {}};
        const int pieces = std::max(2, 160 / m_sectors); // straight pieces of an arc
        for (int i = 0; i <= pieces; ++i)
            shape.outline.push_back(point(sector * pieces + i, pieces, low + cellUnit));
        for (int i = pieces; i >= 0; --i)
            shape.outline.push_back(point(sector * pieces + i, pieces, low));
        return shape;
    }

    Point beyond(int sector, int rings) const
    {
        return point(2 * sector + 1, 2, m_inner + rings * cellUnit + half / 2);
    }

    int sectors() const { return m_sectors; }
    bool ranksRound() const { return m_ranksRound; }

private:
    /// The point `part / parts` of a sector clockwise from the top.
    Point point(int part, int parts, int radius) const
    {
        const double angle = 2 * std::numbers::pi * part / (static_cast<double>(parts) * m_sectors);
        return {static_cast<int>(std::lround(radius * std::sin(angle))),
                static_cast<int>(std::lround(radius * std::cos(angle)))};
    }

    bool m_ranksRound;
    int m_sectors;
    int m_inner;
};

CellShape generatedShape(const BoardRecipe &recipe, const Vector &at)
{
    if (recipe.layout == Layout::Ring)
        return Ring(recipe).shape(at);
    return squareAt({at.x() * cellUnit + half, at.y() * cellUnit + half});
}

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

CellShape siteShape(const Board &board, SiteId site)
{
    const BoardRecipe &recipe = board.recipe();
    const auto at = board.siteCoordinates(site);
    if (!at) {
        const std::size_t latticeSites = board.siteCount() - recipe.edits.added.size();
        return squareAt(recipe.edits.added[site.index() - latticeSites].at);
    }
    CellShape shape = generatedShape(recipe, *at);
    const auto &moved = recipe.edits.moved;
    const auto row = std::lower_bound(moved.begin(), moved.end(), site, [](const MovedCell &a, SiteId b) {
        return a.site < b;
    });
    if (row != moved.end() && row->site == site)
        moveTo(shape, row->at);
    return shape;
}

std::vector<Ghost> ghosts(const Board &board, int depth)
{
    const BoardRecipe &recipe = board.recipe();
    std::vector<Ghost> found;
    const bool isFlat = recipe.lattice == Lattice::Square && recipe.layout == Layout::Flat;
    if (!isFlat || recipe.topology == Topology::Flat || depth <= 0)
        return found;
    const SquareLattice lattice(recipe.files, recipe.ranks, recipe.topology);
    const auto add = [&](int file, int rank) {
        const int nearFile = std::clamp(file, 0, recipe.files - 1);
        const int nearRank = std::clamp(rank, 0, recipe.ranks - 1);
        const auto arrival = lattice.arrival(lattice.site(nearFile, nearRank), {file - nearFile, rank - nearRank});
        const auto cell = arrival ? board.cellAt(arrival->to) : std::nullopt;
        if (cell)
            found.push_back({*cell, generatedShape(recipe, {file, rank})});
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

std::vector<EdgeLabel> edgeLabels(const BoardRecipe &recipe)
{
    std::vector<EdgeLabel> labels;
    if (recipe.lattice != Lattice::Square || recipe.labels == Labels::None)
        return labels;
    const bool matrix = recipe.labels == Labels::Matrix;
    const auto fileText = [&](int file) { return matrix ? std::to_string(file + 1) : fileLetters(file); };
    const auto rankText = [&](int rank) { return std::to_string(matrix ? recipe.ranks - rank : rank + 1); };
    if (recipe.layout == Layout::Ring) {
        const Ring ring(recipe);
        const int rings = ring.ranksRound() ? recipe.files : recipe.ranks;
        for (int sector = 0; sector < ring.sectors(); ++sector)
            labels.push_back({ring.beyond(sector, rings), ring.ranksRound() ? rankText(sector) : fileText(sector)});
        return labels;
    }
    constexpr int gap = 2 * half / 5;
    for (int file = 0; file < recipe.files; ++file) {
        const int y = matrix ? recipe.ranks * cellUnit + gap : -gap;
        labels.push_back({{file * cellUnit + half, y}, fileText(file)});
    }
    for (int rank = 0; rank < recipe.ranks; ++rank)
        labels.push_back({{-gap, rank * cellUnit + half}, rankText(rank)});
    return labels;
}

std::string cellLabel(const Board &board, CellId cell)
{
    const BoardRecipe &recipe = board.recipe();
    const auto at = board.coordinates(cell);
    if (recipe.labels != Labels::Matrix || !at)
        return board.name(cell);
    return "(" + std::to_string(recipe.ranks - at->y()) + ", " + std::to_string(at->x() + 1) + ")";
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
