#include "model/play/castling_moves.h"

#include <algorithm>

namespace rookery {

namespace {

/// Whether nobody but the two themselves stands between the cells, the first left aside.
bool isFree(
    const RuleBook &book, const Position &position, const WingHome &home, CellId from, CellId to)
{
    const std::vector<CellId> cells = way(book.board(), from, to);
    return std::all_of(cells.begin(), cells.end(), [&](CellId cell) {
        return position.isEmpty(cell) || cell == home.king || cell == home.partner;
    });
}

} // namespace

std::optional<Move> castling(const RuleBook &book, const Position &position, std::size_t wing)
{
    const Wing &row = book.wings()[wing];
    const bool hasRight = (position.state().castlingRights >> wing & 1U) != 0;
    if (row.player != position.toMove() || !hasRight)
        return std::nullopt;
    const WingHome &home = position.homes()[wing];
    const CastlingRule &rule = book.rules().castling[row.rule];
    const auto king = position.at(home.king);
    const auto partner = position.at(home.partner);
    const bool areThere = king && partner && king->owner == row.player
                          && partner->owner == row.player && covers(rule.kings, king->type)
                          && covers(rule.partners, partner->type);
    if (!areThere || !isFree(book, position, home, home.king, row.kingTo)
        || !isFree(book, position, home, home.partner, row.partnerTo))
        return std::nullopt;
    Move move{Move::Kind::Castle, false, home.king, row.kingTo, king->type};
    move.taken.push_back({home.partner, row.partnerTo});
    return move;
}

} // namespace rookery
