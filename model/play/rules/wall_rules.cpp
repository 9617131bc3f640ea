#include "model/play/rules/wall_rules.h"

#include "model/play/moves/move_list.h"

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

/// Where the piece on this cell can move to without capturing.
CellSet shots(const RuleBook &book, Threats &threats, const Position &position, CellId from)
{
    CellSet cells(book.board().size());
    const auto piece = position.at(from);
    if (!piece)
        return cells;
    if (const MoveTree *tree = threats.tree(piece->type, piece->owner, from)) {
        tree->anyEnd(
            position,
            piece->owner,
            [](When) { return false; },
            [&](CellId to, bool captures) {
                if (!captures)
                    cells.add(to);
                return false;
            });
        return cells;
    }
    for (const MoveOutcome &outcome : threats.outcomes(position, from, *piece)) {
        if (outcome.isMove())
            cells.add(outcome.to);
    }
    return cells;
}

/// Cells of pieces that stay, or that fall only by what follows from the move.
CellSet cellsKept(const RuleBook &book, const Position &position, const Move &move)
{
    CellSet kept(book.board().size());
    if (move.kind == Move::Kind::Build)
        return kept;
    for (const CellId cell : book.board().cells()) {
        const bool leaves = cell == move.from && move.kind != Move::Kind::Drop;
        const bool isTaken = std::any_of(move.taken.begin(),
                                         move.taken.end(),
                                         [cell](const Taken &piece) { return piece.cell == cell; });
        if (cell == move.to || (!position.isEmpty(cell) && !leaves && !isTaken))
            kept.add(cell);
    }
    return kept;
}

bool isPlace(const Walling &rule,
             const RuleBook &book,
             const Position &position,
             const Move &move,
             const CellSet &shot,
             CellId cell)
{
    switch (rule.place) {
    case WallPlace::Anywhere:
        return true;
    case WallPlace::Shot:
        return shot.has(cell);
    case WallPlace::Vacated:
        return cell == move.from;
    case WallPlace::Edge:
        return isAtEdge(book, position, cell);
    }
    return false;
}

/// Where the wall that comes with a move, or is built instead of one, may be put.
std::vector<CellId> wallCells(const RuleBook &book,
                              Threats &threats,
                              const MoveMaker &maker,
                              Position &position,
                              const Move &move)
{
    const PlayerId player = position.toMove();
    const bool isBuilding = move.kind == Move::Kind::Build;
    const CellSet kept = cellsKept(book, position, move);
    Undo undo;
    maker.make(position, move, undo);
    std::vector<CellId> cells;
    for (const Walling &rule : book.rules().walling) {
        if ((rule.turn == WallTurn::Instead) != isBuilding || !covers(rule.players, player))
            continue;
        const CellSet shot =
            rule.place == WallPlace::Shot ? shots(book, threats, position, move.to) : CellSet();
        for (const CellId cell : book.board().cells()) {
            if (isPlace(rule, book, position, move, shot, cell) && position.isEmpty(cell)
                && !kept.has(cell) && book.isIn(rule.zone, player, cell))
                cells.push_back(cell);
        }
    }
    MoveMaker::unmake(position, undo);
    return cells;
}

} // namespace

void addWalls(const RuleBook &book,
              Threats &threats,
              const MoveMaker &maker,
              Position &position,
              std::size_t begin,
              std::vector<Move> &moves)
{
    const auto &rules = book.rules().walling;
    const bool isDuty = std::any_of(rules.begin(), rules.end(), [&](const Walling &rule) {
        return rule.turn == WallTurn::WithMove && covers(rule.players, position.toMove());
    });
    if (!isDuty)
        return;
    expandMoves(moves, begin, [&](const Move &move, std::vector<Move> &rows) {
        for (const CellId cell : wallCells(book, threats, maker, position, move)) {
            rows.push_back(move);
            rows.back().wall = cell;
        }
    });
}

void listBuilding(const RuleBook &book,
                  Threats &threats,
                  const MoveMaker &maker,
                  Position &position,
                  std::vector<Move> &moves)
{
    for (const Walling &rule : book.rules().walling) {
        if (rule.turn != WallTurn::Instead || !covers(rule.players, position.toMove()))
            continue;
        Move move;
        move.kind = Move::Kind::Build;
        for (const CellId cell : wallCells(book, threats, maker, position, move)) {
            move.wall = cell;
            moves.push_back(move);
        }
    }
}

} // namespace rookery
