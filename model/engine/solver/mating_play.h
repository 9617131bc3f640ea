#pragma once

#include "model/engine/solver/mating_table.h"

#include <optional>
#include <random>
#include <vector>

namespace rookery {

/// The best play of both sides from a placement with the strong side to move that is won: moves of
/// the move rules, up to the mate or to a capture. None if it is not won.
std::vector<Move> matingLine(MoveRules &moveRules,
                             const Ending &ending,
                             const MatingTable &table,
                             std::vector<std::size_t> cells);

/// A position of the ending, of so many drawn at random for each player, in which the move rules do
/// not bear the table out: the design has rules that no table of movements knows. None if they do
/// in all.
std::optional<Position> matingContradiction(MoveRules &moveRules,
                                            const Ending &ending,
                                            const MatingTable &table,
                                            std::size_t samples,
                                            std::mt19937 &random);

} // namespace rookery
