#pragma once

#include "model/base/result.h"
#include "model/design/design.h"

#include <span>

namespace rookery {

/// Puts a piece of this type on each site, in place of whatever stood there.
Result<Design> withPiecesPlaced(const Design &design,
                                std::span<const SiteId> sites,
                                PieceId piece,
                                PlayerId player);

Result<Design> withPiecesErased(const Design &design, std::span<const SiteId> sites);

/// A piece walks over; whatever stood on `to` is replaced.
Result<Design> withPieceMoved(const Design &design, SiteId from, SiteId to);

Result<Design> withSetupCleared(const Design &design);

/// Gives `to` the army that `from` has, each piece where the board held like this shows it, see
/// orientationBetween(); pieces that stood there are replaced, other pieces of `to` leave.
Result<Design>
withArmyMirrored(const Design &design, PlayerId from, PlayerId to, const Orientation &orientation);

Result<Design> withHand(const Design &design, PlayerId player, PieceId piece, int count);

} // namespace rookery
