#include "model/play/rules/gates.h"

#include "model/play/moves/move_list.h"

#include <algorithm>

namespace rookery {

namespace {

/// Whether the move puts a piece on the cell.
bool isTaken(const Move &move, CellId cell)
{
    return move.to == cell
           || std::any_of(move.taken.begin(), move.taken.end(), [&](const Taken &taken) {
                  return taken.putTo == cell;
              });
}

void addGatesOn(CellId cell,
                const RuleBook &book,
                const Position &position,
                const Piece &piece,
                const Move &move,
                std::vector<Move> &rows)
{
    if (isTaken(move, cell))
        return;
    for (const Gating &rule : book.rules().gating) {
        if (!covers(rule.players, piece.owner) || !covers(rule.movers, piece.type))
            continue;
        for (const PieceId type : IdRange<PieceId>(book.types())) {
            const bool waits = position.count(OffBoard::Hand, piece.owner, type) > 0;
            if (!waits || !covers(rule.types, type) || !book.mayEnd(type, piece.owner, cell))
                continue;
            rows.push_back(move);
            rows.back().gate = Gate{type, cell};
        }
    }
}

} // namespace

void addGates(const RuleBook &book,
              const Position &position,
              const Piece &piece,
              std::size_t begin,
              std::vector<Move> &moves)
{
    if (piece.moved)
        return;
    expandMoves(moves, begin, [&](const Move &move, std::vector<Move> &rows) {
        rows.push_back(move);
        if (move.kind == Move::Kind::Displace || move.kind == Move::Kind::Castle)
            addGatesOn(move.from, book, position, piece, move, rows);
        if (move.kind == Move::Kind::Castle)
            addGatesOn(move.taken.front().cell, book, position, piece, move, rows);
    });
}

} // namespace rookery
