#pragma once

#include "model/design/design.h"
#include "model/movement/legs/movement_legs.h"

#include <optional>
#include <span>
#include <vector>

namespace rookery {

/// How the legs of a movement are spelled for a target. The same movement can be written as many
/// graphs; what a target can read of one it may refuse of another.
enum class LegSpelling {
    AsWritten,
    Vectors, ///< every step as it lies on the board, no turns
    Chains,  ///< likewise, and after each step there is one way to go on at most
    Turns,   ///< steps of later legs relative to the leg before, wherever they can be
};

/// The smallest graph of this spelling that says the same, in a fixed order: all graphs of one
/// movement become one, except where a leg has conditions or effects that make its ranges count.
/// Nothing where it cannot be spelled so: turns after steps without a vector, or more legs than a
/// piece may have. For boards whose links turn no traveller.
std::optional<LegGraph> spelled(const LegGraph &legs, LegSpelling spelling, const Design &design);

/// All movements of a piece, those that are available together as one; as they are where one of
/// them cannot be spelled so.
std::vector<MovementLegs>
spelled(std::span<const MovementLegs> moves, LegSpelling spelling, const Design &design);

} // namespace rookery
