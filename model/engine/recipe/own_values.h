#pragma once

#include "model/engine/recipe/evaluation_term.h"

#include <optional>

namespace rookery {

/// What a type counts that only own moves move, in hundredths: each type that is there at the start
/// as much as any other, one that others turn into more, and one that the own ends want gone, or
/// do not look at, nothing. None where own rules do not tell.
std::optional<int> ownValue(const RuleBook &book, const Position &start, PieceId type);

} // namespace rookery
