#include "model/play/rules/exchanges.h"

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
    const Piece piece = *position.at(from);
    CellSet listed(book.board().size());
    for (const Exchange &rule : book.rules().exchanges) {
        const bool isMeant = covers(rule.types, piece.type) && covers(rule.players, piece.owner)
                             && position.state().exchanges[piece.owner.index()] < rule.uses;
        const bool asksCheck = rule.when != ExchangeWhen::Always;
        if (!isMeant
            || !isListed(rule.when, need, asksCheck && threats.isInCheck(position, piece.owner)))
            continue;
        forEachCell(position.pieces(piece.owner), [&](CellId to) {
            const PieceId partner(position.square(to).type);
            const bool fits = to != from && covers(rule.partners, partner)
                              && book.mayEnd(piece.type, piece.owner, to)
                              && book.mayEnd(partner, piece.owner, from);
            if (!fits || listed.has(to))
                return;
            listed.add(to);
            Move move{Move::Kind::Displace, false, from, to, piece.type};
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
