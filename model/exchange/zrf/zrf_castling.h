#pragma once

#include "model/base/result.h"
#include "model/exchange/zrf/zrf_tree.h"
#include "model/exchange/zrf/zrf_vocabulary.h"

#include <optional>
#include <string>
#include <vector>

/// Castling in blocks: a king that has not moved asks for the cells that must be empty and safe,
/// goes, and its partner goes in the same move.
namespace rookery {

/// The blocks, without outer brackets, by which pieces of this type castle.
std::vector<std::string>
zrfCastling(const Subject &subject, const ZrfVocabulary &words, PieceId king);

/// Whether some wing begins with this piece, as king or partner.
bool castlesInZrf(const Subject &subject, PieceId piece);

/// What such a block says; cells and types by their names.
struct ZrfCastling
{
    std::string king; ///< cell
    std::string partner;
    std::string kingTo;
    std::string partnerTo;
    std::string partnerType;
    CastlingSafety safety = CastlingSafety::EndOnly;
    Place place;
};

/// Whether a block moves two pieces, the first of which has not moved.
bool isMeantAsCastling(const ZrfNode &block);

/// The error says which word is not as zrfCastling() writes it, and where.
Result<ZrfCastling> readZrfCastling(const ZrfNode &block);

/// The rules that such blocks make, which name cells of this board; `types` are the pieces of the
/// game by name. A block for a cell on which no piece starts is left out.
std::vector<CastlingRule> zrfCastlingRules(const std::vector<ZrfCastling> &read,
                                           const std::map<std::string, SiteId> &sites,
                                           const std::map<std::string, std::size_t> &types,
                                           const Setup &setup);

} // namespace rookery
