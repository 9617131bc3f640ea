#include "model/play/exchanges.h"

#include <algorithm>

namespace rookery {

namespace {

bool isListed(ExchangeWhen when, ExchangeNeed need, bool isInCheck)
{
    if (need == ExchangeNeed::Stuck)
        return when == ExchangeWhen::InNeed && !isInCheck;
    return when == ExchangeWhen::Always || isInCheck;
}

} // namespace

void listExchanges(const RuleBook &book,
                   Threats &threats,
                   const Position &position,
                   CellId from,
                   ExchangeNeed need,
                   std::vector<Move> &moves)
{
    const Man man = *position.at(from);
    CellSet listed(book.board().size());
    for (const Exchange &rule : book.rules().exchanges) {
        const bool isMeant = covers(rule.types, man.type) && covers(rule.players, man.owner)
                             && position.state().exchanges[man.owner.index()] < rule.uses;
        const bool asksCheck = rule.when != ExchangeWhen::Always;
        if (!isMeant
            || !isListed(rule.when, need, asksCheck && threats.isInCheck(position, man.owner)))
            continue;
        forEachCell(position.men(man.owner), [&](CellId to) {
            const PieceId partner(position.square(to).type);
            const bool fits = to != from && covers(rule.partners, partner)
                              && book.mayEnd(man.type, man.owner, to)
                              && book.mayEnd(partner, man.owner, from);
            if (!fits || listed.has(to))
                return;
            listed.add(to);
            Move move{Move::Kind::Displace, false, from, to, man.type};
            move.taken.push_back({to, from});
            const bool isThere = std::any_of(
                moves.begin(), moves.end(), [&](const Move &other) { return other == move; });
            move.exchanges = true;
            if (!isThere)
                moves.push_back(std::move(move));
        });
    }
}

} // namespace rookery
