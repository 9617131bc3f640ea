#pragma once

#include "model/design/design.h"

#include <optional>
#include <vector>

/// What a design most likely means by its pieces and its board, for rules that begin with something
/// sensible. A guess only proposes; the designer sees it and changes it.
namespace rookery {

/// The type that is marked royal, is called as kings are in most games, or stands once in each
/// army; nothing if that leaves no choice or too many.
std::optional<PieceId> likelyKing(const Design &design);

/// The types that are called as pawns are in most games, else the one that more than a third of the
/// pieces at the start have; sorted.
std::vector<PieceId> likelyPawns(const Design &design);

/// All types but these, royal types aside; sorted.
std::vector<PieceId> othersThan(const Design &design, const std::vector<PieceId> &types);

/// The cells from which the first player cannot go further ahead, sorted; `rows` steps deep.
std::vector<SiteId> farEdge(const Design &design, int rows = 1);

/// The cells at the far end of a direction by this name; none where there is no such direction.
std::vector<SiteId> edgeTowards(const Design &design, const char *direction);

} // namespace rookery
