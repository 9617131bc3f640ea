#pragma once

#include "model/play/reach/compiled_game.h"

#include <vector>

namespace rookery {

/// What the pieces of an army are worth together, as a panel shows it beside the armies. (What a
/// program thinks of pieces and of where they stand is EvaluationRecipe.)
struct ArmyWorth
{
    int pieces = 0;
    double worth = 0; ///< points, or mobility

    friend bool operator==(const ArmyWorth &, const ArmyWorth &) = default;
};

/// Where the worth of a piece comes from.
enum class Worth {
    Points,   ///< those that the rules give
    Mobility, ///< to how many cells it goes from an average cell of the empty board
};

Worth worthOf(const Design &design);

/// The worth of one piece of each type; a board with very many cells is sampled.
std::vector<double> piecesWorth(const Design &design, const CompiledGame &game);

/// Each player's pieces on the board.
std::vector<ArmyWorth> armyWorths(const Design &design, const std::vector<double> &worth);

} // namespace rookery
