#pragma once

#include "model/play/compiled_game.h"

#include <vector>

namespace rookery {

/// What the men of an army are worth together, as a panel shows it beside the armies. (What a program
/// thinks of men and of where they stand is PieceSquareTable.)
struct ArmyWorth
{
    int men = 0;
    double worth = 0; ///< points, or mobility

    friend bool operator==(const ArmyWorth &, const ArmyWorth &) = default;
};

/// Where the worth of a man comes from.
enum class Worth {
    Points,   ///< those that the rules give
    Mobility, ///< to how many cells he goes from an average cell of the empty board
};

Worth worthOf(const Design &design);

/// The worth of one man of each type; a board with very many cells is sampled.
std::vector<double> menWorth(const Design &design, const CompiledGame &game);

/// Each player's men on the board.
std::vector<ArmyWorth> armyWorths(const Design &design, const std::vector<double> &worth);

} // namespace rookery
