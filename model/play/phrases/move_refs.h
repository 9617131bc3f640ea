#pragma once

#include "model/phrase/tree.h"
#include "model/play/moves/move.h"

#include <cstddef>
#include <optional>

/// Which moves a rule about moves means.
namespace rookery {

/// Whether a rule that names moves so means this one. `captured`: it has turned out to capture.
bool isNamed(const phrase::MoveRef &ref, const Move &move, bool captured);
/// Whether one of the names is of this sort.
bool names(const phrase::MoveRefs &refs, phrase::MoveSort sort);

/// Rules that name own moves are made ready once for each of them, with its choices, and if they
/// are about others too once without (no `variant`). Whether a move is one for this variant.
bool isVariantFor(const phrase::MoveRefs &refs,
                  std::optional<std::size_t> variant,
                  const Move &move);
bool isVariantFor(const phrase::MoveRefs &refs,
                  std::optional<std::size_t> variant,
                  std::size_t ownMove);

} // namespace rookery
