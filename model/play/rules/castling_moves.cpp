#include "model/play/rules/castling_moves.h"

namespace rookery {

namespace {

/// The first cell of a path on which something else than the two stands.
std::optional<CellId>
taken(const RuleBook &book, const Position &position, const WingHome &home, CellId from, CellId to)
{
    for (const CellId cell : way(book.board(), from, to)) {
        if (!position.isEmpty(cell) && cell != home.king && cell != home.partner)
            return cell;
    }
    return std::nullopt;
}

} // namespace

CastlingFault castlingFault(const RuleBook &book, const Position &position, std::size_t wing)
{
    using Kind = CastlingFault::Kind;
    const Wing &row = book.wings()[wing];
    const WingHome &home = position.homes()[wing];
    const CastlingRule &rule = book.rules().castling[row.rule];
    const auto king = position.at(home.king);
    const auto partner = position.at(home.partner);
    if (row.player != position.toMove())
        return {Kind::NotToMove};
    if (!king || king->owner != row.player || !covers(rule.kings, king->type))
        return {Kind::NoKing, home.king};
    if (!partner || partner->owner != row.player || !covers(rule.partners, partner->type))
        return {Kind::NoPartner, home.partner};
    if ((position.state().castlingRights >> wing & 1U) == 0) {
        if (king->moved)
            return {Kind::Moved, home.king};
        return {partner->moved ? Kind::Moved : Kind::RightLost, home.partner};
    }
    if (const auto cell = taken(book, position, home, home.king, row.kingTo))
        return {Kind::InTheWay, *cell};
    if (const auto cell = taken(book, position, home, home.partner, row.partnerTo))
        return {Kind::InTheWay, *cell};
    return {};
}

std::optional<Move> castling(const RuleBook &book, const Position &position, std::size_t wing)
{
    if (castlingFault(book, position, wing).kind != CastlingFault::Kind::None)
        return std::nullopt;
    const Wing &row = book.wings()[wing];
    const WingHome &home = position.homes()[wing];
    Move move{
        Move::Kind::Castle, false, home.king, row.kingTo, PieceId(position.square(home.king).type)};
    move.taken.push_back({home.partner, row.partnerTo});
    return move;
}

} // namespace rookery
