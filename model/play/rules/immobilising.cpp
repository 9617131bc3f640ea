#include "model/play/rules/immobilising.h"

#include <algorithm>

namespace rookery {

namespace {

bool isEnemyOf(PlayerId player, const PieceSet &types, const Position &position, CellId cell)
{
    const auto piece = position.at(cell);
    return piece && piece->owner != player && !position.state().isOut(piece->owner)
           && covers(types, piece->type);
}

bool holds(std::size_t rule, const RuleBook &book, const Position &position, CellId cell)
{
    const Holding &holding = book.rules().holdings[rule];
    const Piece victim = *position.at(cell);
    if (!covers(holding.victims, victim.type))
        return false;
    if (holding.directions.empty()) {
        const auto &lines = book.lines().from(cell, holding.lines);
        return std::any_of(lines.begin(), lines.end(), [&](const std::vector<CellId> &line) {
            return !line.empty() && isEnemyOf(victim.owner, holding.types, position, line.front());
        });
    }
    return anyId(IdRange<PlayerId>(book.players()), [&](PlayerId enemy) {
        const auto &cells = book.holders(rule, enemy, cell);
        return std::any_of(cells.begin(), cells.end(), [&](CellId from) {
            return position.square(from).owner == enemy.index()
                   && isEnemyOf(victim.owner, holding.types, position, from);
        });
    });
}

} // namespace

Hold holdOn(const RuleBook &book, const Position &position, CellId cell)
{
    Hold hold;
    const auto &holdings = book.rules().holdings;
    for (std::size_t i = 0; i < holdings.size(); ++i) {
        const bool isHeld = holds(i, book, position, cell);
        hold.isHeld = hold.isHeld || isHeld;
        hold.mayLeave = hold.mayLeave || (isHeld && holdings[i].turn == HeldTurn::Removal);
    }
    return hold;
}

} // namespace rookery
