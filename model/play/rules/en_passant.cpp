#include "model/play/rules/en_passant.h"

#include "model/play/position/turn_order.h"

#include <algorithm>

namespace rookery {

namespace {

void sort(std::vector<Passer> &passers)
{
    std::sort(passers.begin(), passers.end());
    passers.erase(std::unique(passers.begin(), passers.end()), passers.end());
}

void addPassers(const MoveUnderway &play, const EnPassant &rule)
{
    const RuleBook &book = play.book;
    const Move &move = play.move;
    const PlayerId next = playerAfter(book.rules(), play.player, play.undo.state.turn);
    for (const CellId cell : way(book.board(), move.from, move.to)) {
        const bool isFor = rule.within == PassedFor::Round
                           || (covers(rule.players, next) && book.isIn(rule.zone, next, cell));
        if (cell != move.to && isFor)
            play.state().passers.push_back({cell, move.to});
    }
}

} // namespace

bool isPasserForARound(const Rules &rules, PieceId type)
{
    return std::any_of(rules.enPassant.begin(), rules.enPassant.end(), [&](const EnPassant &rule) {
        return rule.within == PassedFor::Round && covers(rule.victims, type);
    });
}

std::vector<Passer> lastingPassers(const Rules &rules, const Position &position)
{
    std::vector<Passer> lasting;
    for (const Passer &passer : position.state().passers) {
        const auto piece = position.at(passer.stands);
        const bool waits =
            piece && piece->owner != position.toMove() && !position.state().isOut(piece->owner);
        if (waits && isPasserForARound(rules, piece->type))
            lasting.push_back(passer);
    }
    return lasting;
}

void notePassers(const MoveUnderway &play, PieceId mover)
{
    const Move &move = play.move;
    if (move.kind == Move::Kind::Displace && !move.becomes && !move.exchanges) {
        for (const EnPassant &rule : play.rules().enPassant) {
            if (covers(rule.victims, mover))
                addPassers(play, rule);
        }
    }
    sort(play.state().passers);
}

void keepPassers(const MoveUnderway &play, const std::vector<Passer> &lasting)
{
    if (lasting.empty())
        return;
    std::vector<Passer> &passers = play.state().passers;
    for (const Passer &passer : lasting) {
        if (!play.hasTouched(passer.passed) && !play.hasTouched(passer.stands))
            passers.push_back(passer);
    }
    sort(passers);
}

} // namespace rookery
