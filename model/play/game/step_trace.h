#pragma once

#include "model/play/legal/move_rules.h"

#include <string>
#include <vector>

namespace rookery {

/// A line of an own rule, as it was done.
struct TracedLine
{
    explicit TracedLine(const Position &position)
        : after(position)
    {
    }

    struct Value
    {
        std::string name;
        std::string text; ///< `e4`, `White`, `3`, `b2 c3`
    };

    std::string rule;       ///< `own-moves/0`, `effects/2`
    std::size_t line = 0;   ///< from 0, of the rule's `do` as writtenLines() has it
    std::string text;       ///< of the line, without its indent
    std::size_t indent = 0; ///< in blanks
    /// The rule was not done, since its condition does not hold; there is no line.
    bool isLeftOut = false;
    std::vector<Value> values;   ///< of names that have one, when the line is done
    std::vector<CellId> changed; ///< cells on which pieces or numbers are others
    Position after;              ///< the position as the line leaves it
};

/// Makes the move and follows the own rules that do something then, line by line; what own rules do
/// before the line in view belongs to the line before. The move must be legal. At most some
/// thousand lines are kept. Costs a copy of the position for each line.
std::vector<TracedLine> tracedMove(MoveRules &rules, const Position &position, const Move &move);

} // namespace rookery
