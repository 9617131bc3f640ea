#include "model/edit/board/glue_edits.h"

#include "model/board/board.h"
#include "model/edit/board/hex_glue.h"
#include "model/edit/board/link_edits.h"

#include <algorithm>
#include <cstdlib>

namespace rookery {

namespace {

int product(const Vector &a, const Vector &b)
{
    return a.x() * b.x() + a.y() * b.y();
}

bool isUnit(const Vector &vector)
{
    return std::abs(vector.x()) + std::abs(vector.y()) == 1 && vector.along[2] == 0
           && vector.along[3] == 0;
}

/// The cells of an edge in order, and the step along it.
struct Run
{
    std::vector<SiteId> cells;
    Vector along;
    Vector outward;
};

Vector scaled(const Vector &vector, int by)
{
    return {vector.x() * by, vector.y() * by};
}

Result<Run> runOf(const Board &board, const BoardEdge &edge)
{
    const auto first = board.siteCoordinates(edge.first);
    const auto last = board.siteCoordinates(edge.last);
    if (!first || !last)
        return failure(Message("an edge is made of cells of the lattice"));
    const Vector length = *last + -*first;
    const int steps = std::max(std::abs(length.x()), std::abs(length.y()));
    const bool isStraight =
        length.along[2] == 0 && length.along[3] == 0 && (length.x() == 0 || length.y() == 0);
    if (!isUnit(edge.outward) || !isStraight || product(length, edge.outward) != 0)
        return failure(Message("an edge is a straight run of cells with its side square to it"));
    // Of a single cell the run goes clockwise.
    const Vector along = steps == 0 ? Vector{edge.outward.y(), -edge.outward.x()}
                                    : Vector{length.x() / steps, length.y() / steps};
    Run run{{}, along, edge.outward};
    for (int i = 0; i <= steps; ++i) {
        const auto site = board.lattice().arrival(edge.first, scaled(along, i));
        if (!site || !board.cellAt(site->to))
            return failure(Message(
                "there is a hole in the edge from '{cell}' to '{other}'",
                {{"cell", board.siteName(edge.first)}, {"other", board.siteName(edge.last)}}));
        run.cells.push_back(site->to);
    }
    return run;
}

/// What takes `fromOut` to `toIn` and `fromAlong` to `toAlong`.
Orientation
turnOf(const Vector &fromOut, const Vector &fromAlong, const Vector &toIn, const Vector &toAlong)
{
    Orientation turn;
    const auto set = [&](const Vector &own, const Vector &board) {
        const std::size_t ownAxis = own.x() != 0 ? 0 : 1;
        const std::size_t boardAxis = board.x() != 0 ? 0 : 1;
        turn.axis[ownAxis] = static_cast<std::int8_t>(boardAxis);
        turn.sign[ownAxis] = static_cast<std::int8_t>(own.along[ownAxis] * board.along[boardAxis]);
    };
    set(fromOut, toIn);
    set(fromAlong, toAlong);
    return turn;
}

/// The links of every one-step direction over one edge to the other, whose cells lie opposite in
/// order.
Result<Design> joinedOneWay(const Design &design, const Run &from, const Run &to)
{
    const Orientation turn = turnOf(from.outward, from.along, -to.outward, to.along);
    const auto count = static_cast<int>(from.cells.size());
    Design result = design;
    for (std::size_t i = 0; i < design.directions->list.size(); ++i) {
        const DirectionId id(i);
        const Direction &direction = (*design.directions)[id];
        if (!direction.vector || !direction.walk.empty())
            continue;
        const Vector &vector = *direction.vector;
        const int out = product(vector, from.outward);
        const int along = product(vector, from.along);
        if (out != 1 || std::abs(along) > 1 || vector.along[2] != 0 || vector.along[3] != 0)
            continue;
        std::vector<LinkPair> links;
        std::vector<SiteId> past;
        for (int cell = 0; cell < count; ++cell) {
            const int opposite = cell + along;
            const SiteId start = from.cells[static_cast<std::size_t>(cell)];
            if (opposite < 0 || opposite >= count)
                past.push_back(start);
            else
                links.push_back({start, to.cells[static_cast<std::size_t>(opposite)], turn});
        }
        auto linked = withCrossings(result, id, links, past);
        if (!linked)
            return linked;
        result = std::move(*linked);
    }
    return result;
}

} // namespace

Result<Design>
withEdgesGlued(const Design &design, const BoardEdge &one, const BoardEdge &other, Glue glue)
{
    const Lattice lattice = design.board->lattice;
    if (lattice == Lattice::Hex || lattice == Lattice::HexPointy)
        return withHexEdgesGlued(design, one, other, glue);
    if (lattice != Lattice::Square && lattice != Lattice::Cube && lattice != Lattice::Hyper)
        return failure(Message(
            "only edges of squares and of hexagons can be joined; along a row of triangles every "
            "other one has no side there, and links are drawn by hand"));
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
    if (glue == Glue::Reversed) {
        std::reverse(to->cells.begin(), to->cells.end());
        to->along = -to->along;
    }
    const auto there = joinedOneWay(design, *from, *to);
    return there ? joinedOneWay(*there, *to, *from) : there;
}

} // namespace rookery
