#include "model/play/blockades.h"

#include <algorithm>

namespace rookery {

namespace {

/// Whether the man on the first cell could go to the other if nobody stood there.
bool wantsToGo(const RuleBook &book, Threats &threats, Position &position, CellId from, CellId to)
{
    const Man man = *position.at(from);
    if (!book.mayEnd(man.type, man.owner, to))
        return false;
    const Position::Square other = position.square(to);
    position.setSquare(to, {});
    const auto &all = threats.outcomes(position, from, man);
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
        for (const PlayerId foe : IdRange<PlayerId>(book.players())) {
            if (foe == position.toMove() || !covers(rule.players, foe))
                continue;
            std::vector<CellId> men;
            forEachCell(position.men(foe), [&](CellId cell) {
                if (covers(rule.types, PieceId(position.square(cell).type)))
                    men.push_back(cell);
            });
            for (auto one = men.begin(); one != men.end(); ++one) {
                for (auto other = one + 1; other != men.end(); ++other) {
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
