#include "widgets/picture/hand_joins.h"

#include "model/board/drawn_vector.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <map>
#include <optional>
#include <utility>

namespace rookery {

namespace {

/// A side of a cell; one who leaves over it has `first` to the right.
struct CellSide
{
    Point first;
    Point second;
};

/// A step that leaves one cell over a side and comes into another over one of its sides.
struct Crossing
{
    CellId from;
    CellId to;
    Vector out; ///< the step
    Vector in;  ///< the same as it arrives
    CellSide here;
    CellSide there;
    bool isTwisted = false; ///< what was right is left
};

/// Corners of neighbouring hexagons are rounded each for itself.
bool isSamePlace(Point a, Point b)
{
    constexpr int rounding = 4;
    return std::abs(a.x - b.x) <= rounding && std::abs(a.y - b.y) <= rounding;
}

Point drawnStep(Lattice lattice, const Vector &step, int times = 1)
{
    const DrawnVector on = drawnVector(lattice, step);
    return {static_cast<int>(std::lround(on.x * times * cellUnit)),
            static_cast<int>(std::lround(on.y * times * cellUnit))};
}

double product(Point a, Point b)
{
    return double(a.x) * b.x + double(a.y) * b.y;
}

double crossProduct(Point a, Point b)
{
    return double(a.x) * b.y - double(a.y) * b.x;
}

bool isOverSide(Lattice lattice, const Vector &step)
{
    const bool isLevel = hasThreeAxes(lattice) || (step.along[2] == 0 && step.along[3] == 0);
    const DrawnVector on = drawnVector(lattice, step);
    return isLevel && std::abs(std::hypot(on.x, on.y) - 1) < 0.01;
}

/// The side of a cell that lies `towards`, its end on the side of `beside` first.
CellSide sideOf(const CellShape &cell, Point towards, Point beside)
{
    const Point middle{cell.centre.x + towards.x / 2, cell.centre.y + towards.y / 2};
    CellSide best;
    double least = 1e300;
    for (std::size_t i = 0; i < cell.outline.size(); ++i) {
        const Point &a = cell.outline[i];
        const Point &b = cell.outline[(i + 1) % cell.outline.size()];
        const Point apart = Point{(a.x + b.x) / 2, (a.y + b.y) / 2} - middle;
        if (product(apart, apart) < least) {
            least = product(apart, apart);
            best = {a, b};
        }
    }
    const double turn = crossProduct(towards, beside);
    if (turn * crossProduct(towards, best.first - best.second) < 0)
        std::swap(best.first, best.second);
    return best;
}

/// What crosses the edges that links join.
class Crossings
{
public:
    explicit Crossings(const Board &board)
        : m_board(board)
        , m_lattice(board.recipe().lattice)
    {
        const BoardRecipe &recipe = board.recipe();
        const bool isDrawnAsIs = recipe.layout == Layout::Flat || recipe.layout == Layout::Levels;
        if (!isDrawnAsIs || m_lattice == Lattice::Free || m_lattice == Lattice::Triangle)
            return;
        for (const LinkEdit &edit : recipe.edits.links) {
            if (auto crossing = crossingOf(edit))
                m_all.push_back(std::move(*crossing));
        }
    }

    const std::vector<Crossing> &all() const { return m_all; }

private:
    std::optional<Crossing> crossingOf(const LinkEdit &edit) const
    {
        const auto &out = m_board.directions()[edit.direction].vector;
        const auto from = m_board.cellAt(edit.from);
        const StepId step = m_board.compass().step(edit.direction);
        if (!out || !from || !edit.to || !isOverSide(m_lattice, *out)
            || m_board.generatedLink(*from, step))
            return std::nullopt;
        const auto link = m_board.link(*from, step);
        if (!link || !isPlain(*from) || !isPlain(link->to))
            return std::nullopt;
        const Orientation &turn = m_board.compass().orientation(link->turn);
        const Vector in = turn.apply(*out);
        const auto back = m_board.compass().step(-in);
        const auto linkBack = back ? m_board.link(link->to, *back) : std::nullopt;
        const auto besideOut = clockwise(m_lattice, *out);
        if (!linkBack || linkBack->to != *from || m_board.generatedLink(link->to, *back)
            || !besideOut)
            return std::nullopt;
        const Point towards = drawnStep(m_lattice, *out);
        const Point arriving = drawnStep(m_lattice, in);
        const Point beside = drawnStep(m_lattice, *besideOut);
        const Point besideIn = drawnStep(m_lattice, turn.apply(*besideOut));
        CellSide there = sideOf(cellShape(m_board, link->to), Point{} - arriving, besideIn);
        const bool isTwisted = crossProduct(towards, beside) * crossProduct(arriving, besideIn) < 0;
        Crossing crossing{*from,
                          link->to,
                          *out,
                          in,
                          sideOf(cellShape(m_board, *from), towards, beside),
                          there,
                          isTwisted};
        return crossing;
    }

    /// Whether a cell of the lattice has the lattice's outline, so that its sides are known.
    bool isPlain(CellId cell) const
    {
        const SiteId site = m_board.site(cell);
        const auto &shaped = m_board.recipe().edits.shaped;
        const auto row =
            std::lower_bound(shaped.begin(), shaped.end(), site, [](const ShapedCell &a, SiteId b) {
                return a.site < b;
            });
        return m_board.coordinates(cell) && (row == shaped.end() || row->site != site);
    }

    const Board &m_board;
    Lattice m_lattice;
    std::vector<Crossing> m_all;
};

bool goesOn(const Crossing &one, const Crossing &next)
{
    return one.isTwisted == next.isTwisted && isSamePlace(one.here.second, next.here.first)
           && isSamePlace(one.there.second, next.there.first);
}

/// Takes out one after the other what lies along one pair of edges, and the same the other way.
std::vector<Crossing> takeEdge(std::vector<Crossing> &open)
{
    const auto isStart = [&](const Crossing &one) {
        return std::none_of(
            open.begin(), open.end(), [&](const Crossing &before) { return goesOn(before, one); });
    };
    auto next = std::find_if(open.begin(), open.end(), isStart);
    if (next == open.end())
        next = open.begin();
    std::vector<Crossing> edge;
    while (next != open.end()) {
        edge.push_back(*next);
        const Crossing &last = edge.back();
        std::erase_if(open, [&](const Crossing &one) {
            const bool isSame = one.from == last.from && one.out == last.out;
            return isSame || (one.from == last.to && one.out == -last.in);
        });
        next = std::find_if(
            open.begin(), open.end(), [&](const Crossing &one) { return goesOn(last, one); });
    }
    return edge;
}

std::vector<Point> lineOf(const std::vector<Crossing> &edge, CellSide Crossing::*side)
{
    std::vector<Point> points{(edge.front().*side).first};
    for (const Crossing &crossing : edge)
        points.push_back((crossing.*side).second);
    return points;
}

} // namespace

std::vector<SeamLine> handSeams(const Board &board, int firstPair)
{
    std::vector<Crossing> open = Crossings(board).all();
    // Edges that lie on one another join what touches anyway.
    std::erase_if(open, [](const Crossing &one) {
        return isSamePlace(one.here.first, one.there.first)
               && isSamePlace(one.here.second, one.there.second);
    });
    std::vector<SeamLine> lines;
    for (int pair = firstPair; !open.empty(); ++pair) {
        const std::vector<Crossing> edge = takeEdge(open);
        const bool isTwisted = edge.front().isTwisted;
        lines.push_back({{pair, false, isTwisted}, lineOf(edge, &Crossing::here)});
        lines.push_back({{pair, true, isTwisted}, lineOf(edge, &Crossing::there)});
    }
    return lines;
}

std::vector<Ghost> handGhosts(const Board &board, int depth)
{
    std::vector<Ghost> found;
    const BoardRecipe &recipe = board.recipe();
    if (recipe.layout != Layout::Flat)
        return found;
    std::map<Vector, std::optional<Ghost>> places; // none where two cells would be seen
    const Crossings crossings(board);
    for (const Crossing &crossing : crossings.all()) {
        const SiteId from = board.site(crossing.from);
        Vector place = *board.coordinates(crossing.from);
        Vector away;
        OrientationId held = board.compass().find(Orientation{});
        CellId at = crossing.from;
        const auto own = board.compass().step(crossing.out);
        for (int far = 1; own && far <= depth; ++far) {
            place = place + crossing.out;
            away = away + crossing.out;
            const auto link = board.link(at, board.compass().seen(held, *own));
            if (!link || board.lattice().arrival(from, away))
                break;
            at = link->to;
            held = board.compass().crossed(held, link->turn);
            Ghost ghost{board.site(at), siteShape(board, from)};
            const Point by = drawnStep(recipe.lattice, crossing.out, far);
            ghost.shape.centre = ghost.shape.centre + by;
            for (Point &corner : ghost.shape.outline)
                corner = corner + by;
            const auto [seen, isNew] = places.emplace(place, ghost);
            if (!isNew && seen->second && seen->second->site != ghost.site)
                seen->second.reset();
        }
    }
    for (auto &[place, ghost] : places) {
        if (ghost)
            found.push_back(std::move(*ghost));
    }
    return found;
}

} // namespace rookery
