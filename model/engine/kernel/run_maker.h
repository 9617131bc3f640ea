#pragma once

#include "model/engine/kernel/kernel_rules.h"
#include "model/engine/tables/plan.h"
#include "model/engine/tables/tables.h"
#include "model/play/moves/move.h"

#include <optional>
#include <vector>

/// What the kernels need made, each for all sizes of sets in a source of its own.
namespace rookery::fast {

/// Rows that previous tables have are taken over from them; null if there are none.
template<int Words, template<int> class LookupOf>
Tables<Words, LookupOf> makeTables(const Plan &plan, const Tables<Words, LookupOf> *previous);

template<int Words, template<int> class LookupOf>
std::size_t sizeOf(const Tables<Words, LookupOf> &tables);

template<int Words>
KernelRules<Words> makeRules(const Plan &plan, bool countsPaths);

/// Begins at a position; `shadow` is its slow path, null where the plan leaves nothing to one.
/// Nothing if pieces could be captured in passing on cells that different pieces have passed.
template<int Words>
std::optional<Run<Words>> makeRun(const Plan &plan, const Position &position, Shadow *shadow);

/// A move of a run in full.
template<int Words>
Move fullMove(const Plan &plan, const Run<Words> &run, const FastMove &move);

/// Adds the moves of a run in full.
template<int Words>
void appendMoves(const Plan &plan, const Run<Words> &run, std::vector<Move> &moves);

} // namespace rookery::fast
