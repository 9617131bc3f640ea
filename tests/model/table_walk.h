#pragma once

#include "model/play/position/position.h"
#include "model/play/reach/move_table.h"
#include "model/play/reach/reach.h"

#include <vector>

/// Reads move tables, as the programs that they are exported to would.
namespace rookery {

/// What a table says in a position.
struct TableAnswer
{
    Reach reach;
    std::vector<MoveOutcome> outcomes; ///< sorted, each once
};

TableAnswer answerFromTable(const MoveTable &table, const Position &position, const Mover &mover);
TableAnswer
answerFromTable(const RelativeMoveTable &table, const Position &position, const Mover &mover);

/// The marks of a piece, read off its table.
Reach reachFromTable(const MoveTable &table, const Position &position, const Mover &mover);
Reach reachFromTable(const RelativeMoveTable &table, const Position &position, const Mover &mover);

} // namespace rookery
