#pragma once

#include "app/cli/outcome.h"
#include "model/design/design.h"
#include "model/engine/solver/mating_table.h"

#include <string>
#include <vector>

namespace rookery::cli {

/// One ending that a file asks about, with a design of its own that holds nothing else.
struct AskedEnding
{
    /// Which placements of two pieces count, where they are bound to cells of one of two kinds.
    enum class Cells { Any, SameColour, DifferentColours };

    std::string ending; ///< as the file has it: `K+R v K`
    std::string board;  ///< as the file has it
    Cells cells = Cells::Any;
    Design design;
    Ending pieces;
};

/// Reads a file such as tests/data/oracle/mating_power.json: `endings`, each with `ending`,
/// `pieces` (`name` and `betza`), `board` and `topology`. What the answers are is not looked at.
Tried<std::vector<AskedEnding>> readEndings(const std::string &file);

} // namespace rookery::cli
