#include "model/exchange/fairy_stockfish/fairy_spelling.h"

#include "model/exchange/fairy_stockfish/fairy_export_variant.h"
#include "model/exchange/proof/proof_targets.h"
#include "model/exchange/target/requirements.h"

#include <algorithm>

namespace rookery::fairy {

Spelling::Spelling(const Subject &subject, const ExportRequest &request)
    : m_subject(subject)
    , m_moveRules(subject.design())
{
    const auto variant = exportedVariant(subject, request);
    m_letters = variant.letters;
    m_hasPlus = variant.value("promotedPieceType").value_or("-") != "-";
}

std::string Spelling::text(const Position &position, const Move &move)
{
    if (move.kind == Move::Kind::Castle)
        return castling(position, move);
    if (!move.becomes || !m_hasPlus || !isPieceStyle(position, move))
        return coordinateText(m_subject, move, m_letters);
    Move plain = move;
    plain.becomes.reset();
    const std::string coordinates = coordinateText(m_subject, plain, m_letters);
    if (move.kind == Move::Kind::Drop)
        return "+" + coordinates;
    const auto piece = position.at(move.from);
    return coordinates + (piece && piece->was == move.becomes ? "-" : "+");
}

/// The king's two cells. Where the king could also just move there, its own and the rook's; where a
/// piece enters on the rook's cell, the rook's and the king's.
std::string Spelling::castling(const Position &position, const Move &move)
{
    const CellId rook = move.taken.front().cell;
    if (move.gate && move.gate->cell != move.from)
        return squareName(m_subject, rook) + squareName(m_subject, move.from)
               + static_cast<char>(m_letters[move.gate->type.index()] - 'A' + 'a');
    Move spelled = move;
    if (isPlainMove(position, move))
        spelled.to = rook;
    return coordinateText(m_subject, spelled, m_letters);
}

/// Where turns build walls, the engine looks for a move that builds one on its first cell.
bool Spelling::isPlainMove(const Position &position, const Move &castling)
{
    if (!m_subject.rules().walling.empty()) {
        const auto first = m_subject.board().find("a1");
        if (!first || !position.isEmpty(*first) || *first == castling.to)
            return false;
    }
    Position copy = position;
    m_moveRules.legal(copy, m_moves);
    return std::any_of(m_moves.begin(), m_moves.end(), [&](const Move &move) {
        return move.kind == Move::Kind::Displace && move.from == castling.from
               && move.to == castling.to;
    });
}

/// Shogi's promotions are marked by a sign, those of pawns name the type.
bool Spelling::isPieceStyle(const Position &position, const Move &move) const
{
    const auto &promotions = m_subject.rules().promotions;
    return std::any_of(promotions.begin(), promotions.end(), [&](const Promotion &promotion) {
        return promotion.touch == ZoneTouch::Either && covers(promotion.types, move.type)
               && covers(promotion.players, position.toMove());
    });
}

} // namespace rookery::fairy
