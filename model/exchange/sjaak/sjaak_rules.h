#pragma once

#include "model/exchange/sjaak/sjaak_pieces.h"

#include <optional>
#include <string>
#include <vector>

/// Rules about moves that Sjaak II knows, each where it means the same there.
namespace rookery {

/// Castling with the letters of the FEN that allow it: each names the file of the partner.
struct SjaakCastling
{
    std::vector<std::string> lines;
    std::string rights;
};

/// Nothing unless one rule of castling says all, on each side of each king at most once, and leaves
/// the partner beside the king.
std::optional<SjaakCastling> sjaakCastling(const Subject &subject);

/// Whether the rule of en passant means the same there; `pieces` by type. Only a first move of
/// several steps can be answered, and only with a step that is a capture.
bool sjaakKnowsEnPassant(const Subject &subject, const std::vector<SjaakPiece> &pieces);

/// No more pieces of the type come by promotion than this on the board; nothing without a limit.
std::optional<int> sjaakLimit(const Rules &rules, PieceId type);

/// The one promotion of a type that the engine is told of; nothing if it has none that it knows.
std::optional<std::size_t> sjaakPromotion(const Subject &subject, PieceId piece);

/// Whether a piece of this type could leave the zone of its promotion, where the engine lets it
/// promote also.
bool sjaakPromotesLeaving(const Subject &subject, PieceId piece, const Promotion &rule);

} // namespace rookery
