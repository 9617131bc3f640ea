#include "model/play/rules/promotion_turns.h"

#include "model/play/position/piece_count.h"

#include <algorithm>

namespace rookery {

namespace {

/// Whether an opponent is in check with the piece on this cell, which is empty or its own.
bool opensCheck(Threats &threats, Position &position, CellId cell, const Position::Square &piece)
{
    const Position::Square there = position.square(cell);
    position.setSquare(cell, piece);
    bool isCheck = false;
    for (const PlayerId player : IdRange<PlayerId>(position.players()))
        isCheck = isCheck || (player != position.toMove() && threats.isInCheck(position, player));
    position.setSquare(cell, there);
    return isCheck;
}

/// In place and wherever the new piece could step, if it attacks nothing from there and opens no
/// check by leaving.
void listQuietSteps(Threats &threats,
                    Position &position,
                    const Move &promotion,
                    std::vector<Move> &moves)
{
    const CellId from = promotion.from;
    const Position::Square pawn = position.square(from);
    const Piece promoted{*promotion.becomes, position.toMove(), true};
    std::vector<CellId> cells{from};
    for (const MoveOutcome &outcome : threats.outcomes(position, from, promoted)) {
        if (outcome.isMove())
            cells.push_back(outcome.to);
    }
    Position::Square placed = pawn;
    placed.type = static_cast<std::uint16_t>(promoted.type.index());
    position.setSquare(from, {});
    for (const CellId cell : cells) {
        const auto &outcomes = threats.outcomes(position, cell, promoted);
        const bool attacks = std::any_of(
            outcomes.begin(), outcomes.end(), [](const auto &row) { return !row.isMove(); });
        if (attacks || (cell != from && opensCheck(threats, position, cell, placed)))
            continue;
        Move move = promotion;
        move.kind = cell == from ? Move::Kind::Promote : Move::Kind::Displace;
        move.to = cell;
        moves.push_back(std::move(move));
    }
    position.setSquare(from, pawn);
}

} // namespace

std::vector<PieceId>
promotionChoices(const Promotion &promotion, const Position &position, const Piece &piece)
{
    std::vector<PieceId> types = promotion.into;
    if (types.empty() && piece.was)
        types.push_back(*piece.was);
    const auto isSpent = [&](PieceId type) {
        const auto limit =
            std::find_if(promotion.limits.begin(),
                         promotion.limits.end(),
                         [type](const PromotionLimit &row) { return row.type == type; });
        const bool isFull =
            limit != promotion.limits.end() && piecesOf(position, piece.owner, type) >= limit->most;
        const bool isLacking = promotion.stock == PromotionStock::Lost
                               && position.count(OffBoard::Captured, piece.owner, type) == 0;
        return isFull || isLacking;
    };
    std::erase_if(types, isSpent);
    return types;
}

bool isOneChoice(const Promotion &one, const Promotion &other)
{
    return one.duty == other.duty || one.by == PromotionBy::Capture
           || other.by == PromotionBy::Capture;
}

void listPromotionTurns(const RuleBook &book,
                        Threats &threats,
                        Position &position,
                        CellId from,
                        std::vector<Move> &moves)
{
    const Piece piece = *position.at(from);
    for (const Promotion *promotion : book.promotions(piece.type, piece.owner)) {
        const bool isTurn =
            promotion->by == PromotionBy::InPlace || promotion->by == PromotionBy::QuietStep;
        const bool isLast = promotion->last == LastOfKind::Anywhere
                            && piecesOf(position, piece.owner, piece.type) == 1;
        if (!isTurn || !(isLast || book.isIn(promotion->zone, piece.owner, from)))
            continue;
        for (const PieceId type : promotionChoices(*promotion, position, piece)) {
            Move move{Move::Kind::Promote, false, from, from, piece.type};
            move.becomes = type;
            if (promotion->by == PromotionBy::InPlace)
                moves.push_back(std::move(move));
            else
                listQuietSteps(threats, position, move, moves);
        }
    }
}

} // namespace rookery
