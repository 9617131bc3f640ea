#pragma once

#include "model/base/result.h"
#include "model/design/design.h"

#include <optional>

namespace rookery {

/// Gives the pieces of a player, or of all players without one of their own, this picture of a
/// piece, in place of one that is there.
Result<Design> withArtwork(const Design &design,
                           PieceId piece,
                           std::optional<PlayerId> player,
                           const Picture &picture);

/// Takes one picture away, if it is there; without a player, the one for all of them.
Design withArtworkRemoved(const Design &design, PieceId piece, std::optional<PlayerId> player);

/// Takes away every picture of the piece whose file cannot be used.
Design withoutMissingArtwork(const Design &design, PieceId piece);

/// Takes the pictures that lie in files into the design; those that cannot be used stay as they
/// are.
Result<Design> withArtworkEmbedded(const Design &design);

} // namespace rookery
