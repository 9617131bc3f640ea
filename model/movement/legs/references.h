#pragma once

#include "model/base/message.h"
#include "model/design/design.h"

#include <functional>
#include <string>
#include <vector>

namespace rookery {

/// Empty if every zone and piece type that the movement names exists, else a sentence.
Message referenceFault(const Movement &movement, const Design &design);

/// The other piece types whose legs or imitations name this one.
std::vector<std::string> piecesNaming(const Design &design, PieceId type);
/// The piece types that name this zone.
std::vector<std::string> piecesNaming(const Design &design, ZoneId zone);

/// Rewrites every mention of a piece type or a zone.
void renumberTypes(Pieces &pieces, const std::function<PieceId(PieceId)> &renumber);
void renumberZones(Pieces &pieces, const std::function<ZoneId(ZoneId)> &renumber);

} // namespace rookery
