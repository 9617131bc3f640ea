#include "model/check/board_checks.h"

#include "model/board/board.h"
#include "model/board/labels.h"
#include "model/board/layout.h"
#include "model/check/link_checks.h"
#include "model/edit/board/board_edits.h"
#include "model/edit/board/link_patterns.h"
#include "model/edit/renumbering/sites.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <map>
#include <string>
#include <utility>

namespace rookery {

void findEmptyBoard(const Design &design, std::vector<Problem> &problems)
{
    if (cellCount(*design.board) == 0)
        problems.push_back(
            {Severity::Error, "B001", Message("the board has no cells"), {0, 0, "/board"}, {}});
}

Result<Design> putCellsOnBoard(const Design &design, const Problem &)
{
    const auto &holes = design.board->edits.removed;
    return holes.empty() ? withCellAdded(design, {0, 0}) : withCellsRestored(design, holes);
}

void findUnlinkedCells(const Design &design, std::vector<Problem> &problems)
{
    const Board board(design.board, design.directions);
    const std::vector<CellId> alone = unlinkedCells(board);
    if (board.size() < 2 || alone.empty())
        return;
    problems.push_back({Severity::Warning,
                        "B002",
                        Message("{cells} [{?cells=1}is|are] linked to no other cell",
                                {{"cells", cellsArgument(board, alone)}}),
                        {},
                        {Element::Kind::Cell, board.site(alone.front()).index()}});
}

Result<Design> linkByDrawing(const Design &design, const Problem &)
{
    const auto unlinked = [](const Design &some) {
        return unlinkedCells(Board(some.board, some.directions)).size();
    };
    const std::size_t before = unlinked(design);
    // The nearest ones first, so that none is linked across another.
    for (const int tolerance : {300, 600}) {
        auto linked = withLinksByGeometry(design, {tolerance, true});
        if (!linked || unlinked(*linked) < before)
            return linked;
    }
    return failure(Message("no cell lies where a direction points from there; move it nearer, link "
                           "it by hand, or remove it"));
}

namespace {

constexpr int overlapping = cellUnit / 2; ///< of centres, along both axes

bool overlaps(Point a, Point b)
{
    const Point apart = a - b;
    return std::abs(apart.x) < overlapping && std::abs(apart.y) < overlapping;
}

} // namespace

void findOverlaps(const Design &design, std::vector<Problem> &problems)
{
    const BoardEdits &edits = design.board->edits;
    if (edits.added.empty() && edits.moved.empty())
        return;
    const Board board(design.board, design.directions);
    std::map<std::pair<int, int>, std::vector<CellId>> byPlace;
    const auto place = [&](Point at) {
        return std::pair(at.x / cellUnit, at.y / cellUnit);
    };
    std::vector<Point> centres;
    for (const CellId cell : board.cells()) {
        centres.push_back(cellShape(board, cell).centre);
        byPlace[place(centres.back())].push_back(cell);
    }
    for (const CellId cell : board.cells()) {
        const auto [x, y] = place(centres[cell.index()]);
        for (int dx = -1; dx <= 1; ++dx) {
            for (int dy = -1; dy <= 1; ++dy) {
                const auto row = byPlace.find({x + dx, y + dy});
                if (row == byPlace.end())
                    continue;
                for (const CellId other : row->second) {
                    if (cell < other && overlaps(centres[cell.index()], centres[other.index()])) {
                        problems.push_back(
                            {Severity::Warning,
                             "B003",
                             Message("cells {cells} overlap on the drawing",
                                     {{"cells", cellsArgument(board, std::array{cell, other})}}),
                             {},
                             {Element::Kind::Cell, board.site(other).index()}});
                    }
                }
            }
        }
    }
}

Result<Design> moveAside(const Design &design, const Problem &problem)
{
    const Board board(design.board, design.directions);
    const SiteId site(problem.element.index);
    const auto moved = board.cellAt(site);
    if (!moved)
        return failure(Message("the cell is not there any more"));
    const Point from = cellShape(board, *moved).centre;
    std::vector<Point> others;
    for (const CellId cell : board.cells()) {
        if (cell != *moved)
            others.push_back(cellShape(board, cell).centre);
    }
    std::vector<Point> places; // the nearest first
    const int most = static_cast<int>(board.size());
    for (int ring = 1; places.empty() && ring <= most; ++ring) {
        for (int dx = -ring; dx <= ring; ++dx) {
            for (int dy = -ring; dy <= ring; ++dy) {
                const Point at{from.x + dx * cellUnit, from.y + dy * cellUnit};
                if (std::max(std::abs(dx), std::abs(dy)) == ring
                    && std::none_of(others.begin(), others.end(), [&](Point other) {
                           return overlaps(at, other);
                       }))
                    places.push_back(at);
            }
        }
    }
    const auto nearest = std::min_element(places.begin(), places.end(), [&](Point a, Point b) {
        const auto far = [&](Point at) {
            return std::abs(at.x - from.x) + std::abs(at.y - from.y);
        };
        return far(a) < far(b);
    });
    if (nearest == places.end())
        return failure(Message("there is no free place near the cell"));
    return withCellMoved(design, site, *nearest);
}

} // namespace rookery
