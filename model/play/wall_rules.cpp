#include "model/play/wall_rules.h"

#include <algorithm>

namespace rookery {

namespace {

/// Whether the board, or what walls have left of it, ends beside a cell.
bool isAtEdge(const RuleBook &book, const Position &position, CellId cell)
{
    const auto &lines = book.lines().from(cell, Lines::Orthogonal);
    return std::any_of(lines.begin(), lines.end(), [&](const std::vector<CellId> &line) {
        return line.empty() || position.isWall(line.front());
    });
}

/// Where the man on this cell can move to without capturing.
CellSet shots(const RuleBook &book, Threats &threats, const Position &position, CellId from)
{
    CellSet cells(book.board().size());
    const auto man = position.at(from);
    if (!man)
        return cells;
    if (const MoveTree *tree = threats.tree(man->type, man->owner, from)) {
        tree->anyEnd(
            position,
            man->owner,
            [](When) { return false; },
            [&](CellId to, bool captures) {
                if (!captures)
                    cells.add(to);
                return false;
            });
        return cells;
    }
    for (const MoveOutcome &outcome : threats.outcomes(position, from, *man)) {
        if (outcome.isMove())
            cells.add(outcome.to);
    }
    return cells;
}

} // namespace

std::vector<CellId> wallCells(
    const RuleBook &book, Threats &threats, const MoveMaker &maker, Position &position, const Move &move)
{
    const PlayerId player = position.toMove();
    const bool isBuilding = move.kind == Move::Kind::Build;
    CellSet taken(book.board().size()); // by men who stay, or who fall only by what follows
    for (const CellId cell : book.board().cells()) {
        const bool leaves = cell == move.from && move.kind != Move::Kind::Drop;
        const bool isTaken = std::any_of(move.taken.begin(), move.taken.end(), [cell](const Taken &man) {
            return man.cell == cell;
        });
        if (!isBuilding && (cell == move.to || (!position.isEmpty(cell) && !leaves && !isTaken)))
            taken.add(cell);
    }
    Undo undo;
    maker.make(position, move, undo);
    std::vector<CellId> cells;
    for (const Walling &walling : book.rules().walling) {
        if ((walling.turn == WallTurn::Instead) != isBuilding || !covers(walling.players, player))
            continue;
        const CellSet shot = walling.place == WallPlace::Shot ? shots(book, threats, position, move.to)
                                                              : CellSet();
        for (const CellId cell : book.board().cells()) {
            const bool fits = walling.place == WallPlace::Anywhere
                              || (walling.place == WallPlace::Shot && shot.has(cell))
                              || (walling.place == WallPlace::Vacated && cell == move.from)
                              || (walling.place == WallPlace::Edge && isAtEdge(book, position, cell));
            if (fits && position.isEmpty(cell) && !taken.has(cell) && book.isIn(walling.zone, player, cell))
                cells.push_back(cell);
        }
    }
    MoveMaker::unmake(position, undo);
    return cells;
}

} // namespace rookery
