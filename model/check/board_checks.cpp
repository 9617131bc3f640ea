#include "model/check/board_checks.h"

#include "model/board/board.h"
#include "model/board/labels.h"
#include "model/board/layout.h"
#include "model/board/zone_map.h"
#include "model/edit/renumbering/sites.h"

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

void findUnlinkedCells(const Design &design, std::vector<Problem> &problems)
{
    const Board board(design.board, design.directions);
    if (board.size() < 2)
        return;
    std::vector<bool> isLinked(board.size());
    for (const CellId cell : board.cells()) {
        for (std::size_t i = 0; i < design.directions->list.size(); ++i) {
            const auto link = board.link(cell, board.compass().step(DirectionId(i)));
            if (!link || link->to == cell)
                continue;
            isLinked[cell.index()] = true;
            isLinked[link->to.index()] = true;
        }
    }
    std::vector<CellId> alone;
    for (const CellId cell : board.cells()) {
        if (isLinked[cell.index()])
            continue;
        alone.push_back(cell);
    }
    if (alone.empty())
        return;
    problems.push_back({Severity::Warning,
                        "B002",
                        Message("{cells} [{?cells=1}is|are] linked to no other cell",
                                {{"cells", cellsArgument(board, alone)}}),
                        {},
                        {Element::Kind::Cell, board.site(alone.front()).index()}});
}

void findOverlaps(const Design &design, std::vector<Problem> &problems)
{
    const BoardEdits &edits = design.board->edits;
    if (edits.added.empty() && edits.moved.empty())
        return;
    constexpr int near = cellUnit / 2;
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
    const auto overlaps = [&](CellId a, CellId b) {
        const Point apart = centres[a.index()] - centres[b.index()];
        return std::abs(apart.x) < near && std::abs(apart.y) < near;
    };
    for (const CellId cell : board.cells()) {
        const auto [x, y] = place(centres[cell.index()]);
        for (int dx = -1; dx <= 1; ++dx) {
            for (int dy = -1; dy <= 1; ++dy) {
                const auto row = byPlace.find({x + dx, y + dy});
                if (row == byPlace.end())
                    continue;
                for (const CellId other : row->second) {
                    if (cell < other && overlaps(cell, other)) {
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

void findZonesWithoutImage(const Design &design, std::vector<Problem> &problems)
{
    if (design.board->edits.zones.empty())
        return;
    const Board board(design.board, design.directions);
    const std::vector<Orientation> facings = design.rules->facings();
    for (const Zone &zone : design.board->edits.zones) {
        for (const PlayerId player : IdRange<PlayerId>(facings.size())) {
            const auto lost = sitesWithoutImage(board, zone, player, facings);
            if (lost.empty())
                continue;
            std::vector<std::string> names;
            for (const SiteId site : lost)
                names.push_back(board.siteName(site));
            problems.push_back({Severity::Warning,
                                "Z001",
                                Message("zone {zone} cannot be turned for {player}: {cells} "
                                        "[{?cells=1}has no cell|have no cells] opposite; list that "
                                        "player's cells by hand",
                                        {{"zone", zone.name},
                                         {"player", (*design.rules)[player].name},
                                         {"cells", listArgument(std::move(names))}}),
                                {},
                                {Element::Kind::Cell, lost.front().index()}});
        }
    }
}

} // namespace rookery
