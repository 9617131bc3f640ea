#include "model/play/holding.h"

#include <algorithm>

namespace rookery {

namespace {

bool isFoeOf(PlayerId player, const PieceSet &types, const Position &position, CellId cell)
{
    const auto man = position.at(cell);
    return man && man->owner != player && !position.state().isOut(man->owner)
           && covers(types, man->type);
}

bool holds(std::size_t rule, const RuleBook &book, const Position &position, CellId cell)
{
    const Holding &holding = book.rules().holdings[rule];
    const Man victim = *position.at(cell);
    if (!covers(holding.victims, victim.type))
        return false;
    if (holding.directions.empty()) {
        const auto &lines = book.lines().from(cell, holding.lines);
        return std::any_of(lines.begin(), lines.end(), [&](const std::vector<CellId> &line) {
            return !line.empty() && isFoeOf(victim.owner, holding.types, position, line.front());
        });
    }
    return anyId(IdRange<PlayerId>(book.players()), [&](PlayerId foe) {
        const auto &cells = book.holders(rule, foe, cell);
        return std::any_of(cells.begin(), cells.end(), [&](CellId from) {
            return position.square(from).owner == foe.index()
                   && isFoeOf(victim.owner, holding.types, position, from);
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
