#pragma once

#include "model/exchange/fairy_stockfish/fairy_export_parts.h"

#include <optional>

namespace rookery::fairy {

/// Whether the engine's keys of flags say this goal. Ask before writing it; both cost a look at the
/// start position.
bool canWriteGoal(const Draft &draft, const Reached &goal);
/// Writes the goal for one player, or for both.
void writeGoal(Draft &draft, const Reached &goal, const std::optional<PlayerId> &ofOne);

/// Whether one of the engine's three counts of endgames is this one: with its types, its limits and
/// its pawn, and no count that begins before the first move.
bool canWriteCounting(const Draft &draft, const CountedOut &count);
void writeCounting(Draft &draft, const CountedOut &count);

/// Whether the engine begins its count of quiet moves anew when this rule does. There only moves
/// that cannot be taken back do so, and all promotions and drops.
bool beginsAnewAlike(const Draft &draft, const QuietMoves &rule);

} // namespace rookery::fairy
