#include "model/board/neighbours.h"

namespace rookery {

std::vector<Vector> neighbourSteps(Lattice lattice, ZoneSteps steps)
{
    const Directions standard = standardDirections(lattice);
    const bool isStraight =
        steps == ZoneSteps::Straight || lattice == Lattice::Hex || lattice == Lattice::HexPointy;
    std::vector<Vector> found;
    for (const DirectionGroup &group : latticeGroups(standard, lattice)) {
        if (group.name != (isStraight ? "orthogonal" : "all"))
            continue;
        for (const DirectionId id : group.members)
            found.push_back(*standard[id].vector);
    }
    return found;
}

std::vector<CellId> neighbours(const Board &board, CellId from, const std::vector<Vector> &steps)
{
    std::vector<CellId> found;
    const Compass &compass = board.compass();
    const auto add = [&](StepId step) {
        if (const auto link = board.link(from, step))
            found.push_back(link->to);
    };
    if (!board.coordinates(from)) {
        for (const DirectionId id : IdRange<DirectionId>(board.directions().list.size()))
            add(compass.step(id));
        return found;
    }
    for (const Vector &vector : steps) {
        if (const auto step = compass.step(vector))
            add(*step);
        else if (const auto arrival = board.lattice().arrival(board.site(from), vector);
                 arrival && board.cellAt(arrival->to))
            found.push_back(*board.cellAt(arrival->to));
    }
    return found;
}

bool endsAhead(const Board &board, CellId from, const Vector &step)
{
    return neighbours(board, from, {step}).empty();
}

std::vector<SiteId> regionAround(const Board &board, CellId from, std::span<const SiteId> sites)
{
    std::vector<bool> isAmong(board.size());
    for (const SiteId site : sites) {
        if (const auto cell = board.cellAt(site))
            isAmong[cell->index()] = true;
    }
    const auto steps = neighbourSteps(board.recipe().lattice, ZoneSteps::Straight);
    std::vector<bool> isFound(board.size());
    isFound[from.index()] = true;
    for (std::vector<CellId> left{from}; !left.empty();) {
        const CellId cell = left.back();
        left.pop_back();
        for (const CellId to : neighbours(board, cell, steps)) {
            if (isFound[to.index()] || isAmong[to.index()] != isAmong[from.index()])
                continue;
            isFound[to.index()] = true;
            left.push_back(to);
        }
    }
    std::vector<SiteId> region;
    for (const CellId cell : board.cells()) {
        if (isFound[cell.index()])
            region.push_back(board.site(cell));
    }
    return region;
}

} // namespace rookery
