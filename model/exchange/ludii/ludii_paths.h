#pragma once

#include "model/exchange/ludii/ludii_graph.h"
#include "model/exchange/target/programs.h"

#include <vector>

namespace rookery {

/// One way to a cell: step by step, and what must stand on cells between.
struct LudiiPath
{
    struct Passed
    {
        std::size_t steps = 0; ///< from the start
        Occupant occupant = Occupant::Empty;
    };

    std::vector<StepId> steps; ///< as they lie on the board
    std::vector<Passed> passed;
    bool onEmpty = false; ///< it may end there
    bool onFriend = false;
    bool onEnemy = false;

    bool isStraight() const;
    /// From each of these cells where all steps lead, if anywhere.
    LudiiGraph::Pairs pairs(const Board &board, const std::vector<CellId> &from) const;
    /// The same after so many steps, from none to all of them.
    std::vector<LudiiGraph::Pairs> walk(const Board &board, const std::vector<CellId> &from) const;
};

/// A fault if these are more ways of one movement than a file can hold: each is a map or several,
/// with an entry for each cell.
Message ludiiPathsFault(std::size_t paths, const Board &board);

/// All ways of one movement of one player's piece; an error if they are more than a file can hold,
/// or come back to where they began.
Result<std::vector<LudiiPath>> ludiiPaths(const Subject &subject, const Program &program);

/// The step of a movement that does nothing but slide from anywhere until something stands in the
/// way.
bool isLudiiSlide(const Program::Node &node);

} // namespace rookery
