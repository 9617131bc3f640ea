#include "model/exchange/target/plain_wings.h"

#include <algorithm>

namespace rookery {

bool isCastlingByCells(const Subject &subject, const CastlingRule &rule)
{
    const bool isUsual = rule.home == CastlingHome::Fixed && rule.pieces == CastlingPieces::Unmoved
                         && rule.rivalry == CastlingRivalry::None;
    return isUsual && subject.rules().royals.empty()
           && std::none_of(rule.wings.begin(), rule.wings.end(), [](const CastlingWing &wing) {
                  return wing.kingTo == wing.partner || wing.kingTo == wing.king
                         || wing.kingTo == wing.partnerTo;
              });
}

std::vector<CellId> PlainWing::emptyCells(const Board &board) const
{
    std::vector<CellId> cells;
    const auto kings = kingWay(board);
    const auto add = [&](CellId cell) {
        if (cell != wing.home.king && cell != wing.home.partner)
            cells.push_back(cell);
    };
    for (const CellId cell : way(board, wing.home.partner, wing.partnerTo)) {
        if (std::find(kings.begin(), kings.end(), cell) == kings.end())
            add(cell);
    }
    for (const CellId cell : kings)
        add(cell);
    return cells;
}

std::vector<PlainWing> plainWings(const Subject &subject)
{
    std::vector<PlainWing> wings;
    const Board &board = subject.board();
    const auto &rules = subject.rules().castling;
    const auto start = [&](CellId cell, PlayerId player, const PieceSet &types) {
        const Placement *piece = subject.design().setup->at(board.site(cell));
        const bool isThere =
            piece != nullptr && piece->player == player && covers(types, piece->piece);
        return isThere ? std::optional(piece->piece) : std::nullopt;
    };
    for (const Wing &wing : wingsOf(subject.rules(), board)) {
        const CastlingRule &rule = rules[wing.rule];
        const auto king = start(wing.home.king, wing.player, rule.kings);
        const auto partner = start(wing.home.partner, wing.player, rule.partners);
        if (!king || !partner || !isCastlingByCells(subject, rule))
            continue;
        const bool isRoyal = subject.pieces()[*king].royalty != Royalty::None;
        wings.push_back({wing, *king, *partner, isRoyal && rule.safety == CastlingSafety::Way});
    }
    return wings;
}

} // namespace rookery
