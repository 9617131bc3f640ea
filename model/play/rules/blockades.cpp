#include "model/play/rules/blockades.h"

#include <algorithm>

namespace rookery {

namespace {

/// Whether the piece on the first cell could go to the other if no piece stood there.
bool wantsToGo(const RuleBook &book, Threats &threats, Position &position, CellId from, CellId to)
{
    const Piece piece = *position.at(from);
    if (!book.mayEnd(piece.type, piece.owner, to))
        return false;
    const Position::Square other = position.square(to);
    position.setSquare(to, {});
    const auto &all = threats.outcomes(position, from, piece);
    const bool goes = std::any_of(all.begin(), all.end(), [&](const MoveOutcome &outcome) {
        return outcome.isMove() && outcome.to == to;
    });
    position.setSquare(to, other);
    return goes;
}

} // namespace

void listBlockades(const RuleBook &book,
                   Threats &threats,
                   Position &position,
                   std::vector<Move> &moves)
{
    for (const Blockade &rule : book.rules().blockades) {
        for (const PlayerId enemy : IdRange<PlayerId>(book.players())) {
            if (enemy == position.toMove() || !covers(rule.players, enemy))
                continue;
            std::vector<CellId> pieces;
            forEachCell(position.pieces(enemy), [&](CellId cell) {
                if (covers(rule.types, PieceId(position.square(cell).type)))
                    pieces.push_back(cell);
            });
            for (auto one = pieces.begin(); one != pieces.end(); ++one) {
                for (auto other = one + 1; other != pieces.end(); ++other) {
                    if (!wantsToGo(book, threats, position, *one, *other)
                        || !wantsToGo(book, threats, position, *other, *one))
                        continue;
                    Move move{
                        Move::Kind::Remove, false, *one, *one, PieceId(position.square(*one).type)};
                    move.taken.push_back({*other, std::nullopt});
                    move.goesOn = true;
                    if (std::find(moves.begin(), moves.end(), move) == moves.end())
                        moves.push_back(std::move(move));
                }
            }
        }
    }
}

} // namespace rookery
