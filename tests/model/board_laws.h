#pragma once

#include "model/board/board_forms.h"
#include "model/play/reach/trace.h"
#include "tests/support.h"

#include <set>
#include <string>
#include <utility>
#include <vector>

/// What is true of every board that a recipe can make, whatever its lattice, seams and drawing.
namespace rookery::test {

/// Every form with each of its topologies and layouts, of the size that a new board begins with or
/// the least beyond it with which the edges can be joined so; with `side` all small.
inline std::vector<BoardRecipe> everyBoardOffered(int side = 0)
{
    std::vector<BoardRecipe> all;
    for (const BoardForm &form : boardForms()) {
        for (const Topology topology : form.topologies) {
            for (const Layout layout : form.layouts) {
                BoardRecipe recipe = usualRecipe(form);
                recipe.topology = topology;
                recipe.layout = layout;
                for (const SizeParameter &size : form.sizes) {
                    if (side > 0)
                        recipe.*size.member = form.lattice == Lattice::Hyper ? 2 : side;
                }
                for (const SizeParameter &size : form.sizes) {
                    if (!boardShapeFault(recipe).isEmpty())
                        ++(recipe.*size.member);
                }
                if (!boardShapeFault(recipe).isEmpty())
                    qFatal("%s: %s",
                           boardSpec(recipe).c_str(),
                           boardShapeFault(recipe).text().c_str());
                all.push_back(std::move(recipe));
            }
        }
    }
    return all;
}

/// Empty, or where the opposite of a two-way link does not lead back with the inverse turn. Over
/// poles, and through the centre of a ring, some ways have no way back.
inline std::string faultOfWaysBack(const Board &board)
{
    const Compass &compass = board.compass();
    const bool isOneWayHere =
        board.recipe().topology == Topology::Sphere || !board.recipe().edits.links.empty();
    for (const CellId cell : board.cells()) {
        for (const DirectionId direction : IdRange<DirectionId>(board.directions().list.size())) {
            const auto opposite = board.directions().opposite(direction);
            const auto link = board.link(cell, compass.step(direction));
            if (!link || !opposite)
                continue;
            const auto back =
                board.link(link->to, compass.seen(link->turn, compass.step(*opposite)));
            if (isOneWayHere && (!back || back->to != cell))
                continue;
            const bool isInverse = back && back->to == cell
                                   && compass.crossed(link->turn, back->turn) == OrientationId(0);
            if (!isInverse)
                return "no way back from " + board.name(link->to) + " to " + board.name(cell);
        }
    }
    return {};
}

/// Empty, or where a ray comes to a cell twice holding the board alike.
inline std::string faultOfRays(const Board &board)
{
    for (const CellId cell : board.cells()) {
        for (const DirectionId direction : IdRange<DirectionId>(board.directions().list.size())) {
            std::set<std::pair<CellId, OrientationId>> seen;
            for (const auto &step : follow(board, cell, direction, Orientation{}).steps) {
                if (!seen.emplace(step.cell, step.orientation).second)
                    return "a ray from " + board.name(cell) + " comes twice to "
                           + board.name(step.cell);
            }
        }
    }
    return {};
}

/// Whether every cell of the board has another where a player sees it who holds the board so.
inline bool isSymmetric(const Board &board, const Orientation &orientation)
{
    for (const CellId cell : board.cells()) {
        const auto image = board.image(board.site(cell), orientation);
        if (!image || !board.cellAt(*image))
            return false;
    }
    return true;
}

/// Empty, or which turn of an open board onto itself changes where a step leads.
inline std::string faultOfTurns(const Board &board)
{
    const Compass &compass = board.compass();
    for (const auto &row : latticeOrientations(board.recipe().lattice)) {
        if (board.recipe().topology != Topology::Flat || !isSymmetric(board, row.value))
            continue;
        const auto image = [&](CellId cell) {
            return *board.cellAt(*board.image(board.site(cell), row.value));
        };
        for (const CellId cell : board.cells()) {
            for (const DirectionId direction :
                 IdRange<DirectionId>(board.directions().list.size())) {
                const StepId step = compass.step(direction);
                const auto link = board.link(cell, step);
                const auto turned =
                    board.link(image(cell), compass.seen(compass.find(row.value), step));
                if (link.has_value() != turned.has_value()
                    || (link && turned->to != image(link->to)))
                    return std::string(row.name) + " changes a step from " + board.name(cell);
            }
        }
    }
    return {};
}

} // namespace rookery::test
