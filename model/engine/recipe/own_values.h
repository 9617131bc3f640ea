#pragma once

#include "model/engine/recipe/evaluation_term.h"

#include <optional>
#include <set>

namespace rookery {

/// What a type counts that only own moves move, in hundredths: each type that is there at the start
/// as much as any other, one that others turn into more, and one that the own ends want gone, or
/// do not look at, nothing. None where own rules do not tell.
std::optional<int> ownValue(const RuleBook &book, const Position &start, PieceId type);
/// The own numbers of cells or players that win where they come so far, as indices of
/// Rules::numbers: pieces are counted by them, and may have to leave the board for them.
std::set<std::size_t> racedNumbers(const Rules &rules);

/// Whether a condition of an own move no longer holds once there have been so many turns.
bool isForFirstTurns(const phrase::Node &when);

} // namespace rookery
