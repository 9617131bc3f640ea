#pragma once

#include "model/movement/movement.h"

#include <optional>
#include <vector>

namespace rookery {

/// The moves of a graph that capture nothing and move no piece, or only those that do.
LegGraph movesOnly(LegGraph graph);
LegGraph capturesOnly(const LegGraph &graph);

/// What an imitator says as Betza writes it: `I`, `mI`. Nothing for one that mirrors or captures in
/// ways of its own.
std::optional<Imitation> readImitator(const std::string &text);

/// Whose moves a type has as if they were its own: what it says, and `I` in its Betza strings.
std::vector<Imitation> imitationsOf(const PieceType &type);

/// Cut down to what the imitation has of them.
std::vector<MovementLegs> imitated(std::vector<MovementLegs> movements, const Imitation &imitation);

} // namespace rookery
