#include "model/edit/board/hex_glue.h"

#include "model/base/text.h"
#include "model/board/board.h"
#include "model/edit/board/link_edits.h"

#include <algorithm>
#include <cstdlib>
#include <set>

namespace rookery {

namespace {

Vector scaled(const Vector &vector, int by)
{
    Vector result;
    for (std::size_t i = 0; i < result.along.size(); ++i)
        result.along[i] = vector.along[i] * by;
    return result;
}

bool isUnit(const Vector &vector)
{
    const auto &part = vector.along;
    return std::abs(part[0]) + std::abs(part[1]) + std::abs(part[2]) == 2
           && part[0] + part[1] + part[2] == 0 && std::max({part[0], part[1], part[2]}) == 1
           && part[3] == 0;
}

/// Cells in a row, and the step along it.
struct HexRun
{
    std::vector<SiteId> cells;
    std::vector<Vector> places;
    Vector along;
    Vector outward;

    void reverse()
    {
        std::reverse(cells.begin(), cells.end());
        std::reverse(places.begin(), places.end());
        along = -along;
    }
    /// The axis whose coordinate is the same all along the run; outward lies along it.
    std::size_t level() const
    {
        return static_cast<std::size_t>(std::find(along.along.begin(), along.along.end(), 0)
                                        - along.along.begin());
    }
    /// How many rows outside a place lies.
    int height(const Vector &place) const
    {
        return (place.along[level()] - places.front().along[level()]) * outward.along[level()];
    }
};

Result<HexRun> runOf(const Board &board, const BoardEdge &edge)
{
    const auto first = board.siteCoordinates(edge.first);
    const auto last = board.siteCoordinates(edge.last);
    if (!first || !last)
        return failure(Message("an edge is made of cells of the lattice"));
    const Vector length = *last + -*first;
    const int steps =
        std::max({std::abs(length.along[0]), std::abs(length.along[1]), std::abs(length.along[2])});
    HexRun run;
    run.outward = edge.outward;
    // Of a single cell the run goes clockwise.
    run.along = orientation::sixth.apply(orientation::sixth.apply(edge.outward));
    for (std::size_t i = 0; steps > 0 && i < 3; ++i)
        run.along.along[i] = length.along[i] / steps;
    const bool isRow = isUnit(run.along) && scaled(run.along, steps) == length;
    if (!isRow || (steps > 0 && scaled(run.along, steps) != length) || !isUnit(run.outward)
        || run.outward.along[run.level()] == 0)
        return failure(Message("an edge of hexagons is a row of cells with a step over its side"));
    for (int i = 0; i <= steps; ++i) {
        const auto site = board.lattice().arrival(edge.first, scaled(run.along, i));
        if (i > 0 && (!site || !board.cellAt(site->to)))
            return failure(Message(
                "there is a hole in the edge from '{cell}' to '{other}'",
                {{"cell", board.siteName(edge.first)}, {"other", board.siteName(edge.last)}}));
        run.cells.push_back(i > 0 ? site->to : edge.first);
        run.places.push_back(*first + scaled(run.along, i));
    }
    return run;
}

/// How the plane beyond one edge lies on the board inside another.
struct HexSeam
{
    const HexRun &from;
    const HexRun &to;
    Orientation turn;
    Vector outside; ///< a place beyond `from` ...
    Vector inside;  ///< ... and where it lies

    Vector image(const Vector &place) const { return inside + turn.apply(place + -outside); }
    bool isEntered(const Vector &place) const
    {
        const auto &places = to.places;
        return std::find(places.begin(), places.end(), image(place)) != places.end();
    }
};

/// The steps over an edge that make up a short step: itself, or the two beside a long one.
std::vector<Vector> partsOf(const Vector &vector)
{
    if (isUnit(vector))
        return {vector};
    std::vector<Vector> parts;
    Vector unit{1, 0, -1, 0};
    for (int i = 0; i < 6; ++i, unit = orientation::sixth.apply(unit)) {
        if (isUnit(vector + -unit))
            parts.push_back(unit);
    }
    return parts.size() == 2 ? parts : std::vector<Vector>();
}

/// Where a short step from a place leads over the seam; nothing past the end of an edge.
std::optional<Vector> crossing(const HexSeam &seam, const Vector &place, const Vector &vector)
{
    const Vector target = place + vector;
    const auto &places = seam.from.places;
    const auto isFree = [&](const Vector &part) {
        const Vector by = place + part;
        const int height = seam.from.height(by);
        if (height == 0)
            return std::find(places.begin(), places.end(), by) != places.end();
        return height < 0 || seam.isEntered(by);
    };
    const auto parts = partsOf(vector);
    if (!std::all_of(parts.begin(), parts.end(), isFree))
        return std::nullopt;
    if (seam.from.height(target) == 1 && !seam.isEntered(target))
        return std::nullopt;
    return seam.image(target);
}

/// The cells of an edge and those behind them, from which long steps cross too.
std::set<SiteId> cellsNear(const Board &board, const HexRun &run)
{
    std::set<SiteId> near(run.cells.begin(), run.cells.end());
    Vector unit{1, 0, -1, 0};
    for (int i = 0; i < 6; ++i, unit = orientation::sixth.apply(unit)) {
        for (std::size_t cell = 0; cell < run.cells.size(); ++cell) {
            const auto arrival = board.lattice().arrival(run.cells[cell], unit);
            if (arrival && board.siteCoordinates(arrival->to) == run.places[cell] + unit
                && run.height(run.places[cell] + unit) <= 0 && board.cellAt(arrival->to))
                near.insert(arrival->to);
        }
    }
    return near;
}

std::optional<SiteId> cellSiteAt(const Board &board, const HexRun &run, const Vector &place)
{
    const auto arrival = board.lattice().arrival(run.cells.front(), place + -run.places.front());
    if (run.places.front() == place)
        return run.cells.front();
    if (!arrival || board.siteCoordinates(arrival->to) != place || !board.cellAt(arrival->to))
        return std::nullopt;
    return arrival->to;
}

Result<Design> joinedOneWay(const Design &design, const Board &board, const HexSeam &seam)
{
    const std::set<SiteId> near = cellsNear(board, seam.from);
    Design result = design;
    for (const DirectionId id : IdRange<DirectionId>(design.directions->list.size())) {
        const Direction &direction = (*design.directions)[id];
        if (!direction.vector || !direction.walk.empty() || partsOf(*direction.vector).empty())
            continue;
        std::vector<LinkPair> links;
        std::vector<SiteId> past;
        for (const SiteId start : near) {
            const Vector place = *board.siteCoordinates(start);
            if (seam.from.height(place + *direction.vector) < 1)
                continue;
            const auto there = crossing(seam, place, *direction.vector);
            const auto site = there ? cellSiteAt(board, seam.to, *there) : std::nullopt;
            const auto &cells = seam.from.cells;
            const bool isOfEdge = std::find(cells.begin(), cells.end(), start) != cells.end();
            if (site)
                links.push_back({start, *site, seam.turn});
            else if (isOfEdge)
                past.push_back(start);
        }
        auto linked = withCrossings(result, id, links, past);
        if (!linked)
            return linked;
        result = std::move(*linked);
    }
    return result;
}

/// What takes one run's step along to the other's and its outside to the other's inside.
std::optional<Orientation> turnBetween(Lattice lattice, const HexRun &from, const HexRun &to)
{
    for (const auto &row : latticeOrientations(lattice)) {
        const bool isAlong = row.value.apply(from.along) == to.along;
        const Vector entered = row.value.apply(from.outward);
        if (isAlong && entered.along[to.level()] == -to.outward.along[to.level()])
            return row.value;
    }
    return std::nullopt;
}

} // namespace

Result<Design>
withHexEdgesGlued(const Design &design, const BoardEdge &one, const BoardEdge &other, Glue glue)
{
    const Board board(design.board, design.directions);
    const auto from = runOf(board, one);
    if (!from)
        return failure(from.error());
    auto to = runOf(board, other);
    if (!to)
        return failure(to.error());
    if (from->cells.size() != to->cells.size()) {
        return failure(Message("edges of {one} and {other} cells cannot be joined",
                               {{"one", from->cells.size()}, {"other", to->cells.size()}}));
    }
    if (glue == Glue::Reversed)
        to->reverse();
    const auto turn = turnBetween(design.board->lattice, *from, *to);
    if (!turn)
        return failure(Message("these edges do not lie to each other as hexagons can"));
    const Vector outside = from->places.front() + from->outward;
    const auto there =
        joinedOneWay(design, board, {*from, *to, *turn, outside, to->places.front()});
    if (!there)
        return there;
    return joinedOneWay(*there, board, {*to, *from, turn->inverse(), to->places.front(), outside});
}

} // namespace rookery
