#include "model/play/moves/move_path.h"

#include "model/play/reach/trace.h"

#include <algorithm>

namespace rookery {

namespace {

/// Whether a move takes or moves pieces elsewhere than on its last cell.
bool isLocust(const Move &move)
{
    return move.kind == Move::Kind::Displace
           && std::any_of(move.taken.begin(), move.taken.end(), [&](const Taken &piece) {
                  return piece.cell != move.to;
              });
}

} // namespace

std::set<CellId> takenBy(const Move &move)
{
    std::set<CellId> cells;
    if (move.captures || move.kind == Move::Kind::Remove)
        cells.insert(move.to);
    for (const Taken &piece : move.taken)
        cells.insert(piece.cell);
    return cells;
}

std::vector<CellId> ownCells(const Move &move)
{
    std::vector<CellId> cells;
    for (const OwnChoice &choice : move.own->choices) {
        if (choice.kind == OwnChoice::Kind::Cell)
            cells.push_back(CellId(choice.value));
    }
    return cells;
}

std::vector<CellId> movePath(const CompiledGame &game, const Position &position, const Move &move)
{
    if (move.kind == Move::Kind::Promote)
        return {};
    if (move.own) {
        std::vector<CellId> cells = ownCells(move);
        cells.erase(cells.begin(), cells.empty() ? cells.begin() : cells.begin() + 1);
        return cells;
    }
    if (!isLocust(move))
        return {move.to};
    const auto piece = position.at(move.from);
    const auto ways = openTrajectories(game, position, move.from, *piece, move.to);
    const auto way = std::find_if(ways.begin(), ways.end(), [&](const Trajectory &each) {
        return std::set(each.taken.begin(), each.taken.end()) == takenBy(move);
    });
    std::vector<CellId> path;
    if (way != ways.end()) {
        for (std::size_t i = 0; i + 1 < way->path.size(); ++i) {
            if (way->path[i + 1].count == 1)
                path.push_back(way->path[i].cell);
        }
    }
    path.push_back(move.to);
    return path;
}

} // namespace rookery
