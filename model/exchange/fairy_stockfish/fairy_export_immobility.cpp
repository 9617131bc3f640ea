#include "model/exchange/fairy_stockfish/fairy_export_parts.h"
#include "model/exchange/target/requirements.h"
#include "model/play/position/cell_set.h"
#include "model/play/rules/threats.h"

#include <algorithm>
#include <memory>

namespace rookery::fairy {

namespace {

/// The subject owns what they are made of, and has to outlive them.
Threats threatsOf(const Subject &subject)
{
    const std::shared_ptr<const CompiledGame> game(std::shared_ptr<void>(), &subject.game());
    return {subject.design(), game, std::make_shared<RuleBook>(subject.design(), game)};
}

/// Whether the rules make a piece promote on a cell.
bool promotesOn(const Subject &subject, PieceId piece, PlayerId player, CellId cell)
{
    const auto &rules = subject.rules().promotions;
    return std::any_of(rules.begin(), rules.end(), [&](const Promotion &rule) {
        return rule.duty != PromotionDuty::May && covers(rule.types, piece)
               && covers(rule.players, player)
               && (!rule.zone || subject.game().zones().isInZone(cell, *rule.zone, player));
    });
}

/// Whether the test accepts some cell on which one of the piece's pieces could never move.
template<class Test>
bool anyStuck(const Subject &subject, PieceId piece, Test &&test)
{
    Threats threats = threatsOf(subject);
    return anyId(subject.playerIds(), [&](PlayerId player) {
        return anyId(subject.board().cells(), [&](CellId cell) {
            return threats.isStuck(piece, player, cell) && test(player, cell);
        });
    });
}

} // namespace

bool canStick(const Subject &subject, PieceId piece)
{
    return anyStuck(subject, piece, [](PlayerId, CellId) { return true; });
}

void checkImmobility(Draft &draft)
{
    if (!draft.hasKey("immobilityIllegal"))
        return;
    const Subject &subject = draft.subject();
    for (const PieceId piece : subject.pieceIds()) {
        const bool staysStuck = anyStuck(subject, piece, [&](PlayerId player, CellId cell) {
            return !promotesOn(subject, piece, player, cell);
        });
        if (staysStuck)
            draft.verdict().differs(
                aboutPiece(subject, piece, Message("may not go where it could never move again")),
                {Element::Kind::Piece, piece.index()},
                Remedy::Approximate);
    }
}

} // namespace rookery::fairy
