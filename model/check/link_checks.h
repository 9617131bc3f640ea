#pragma once

#include "model/base/problem.h"
#include "model/base/result.h"
#include "model/board/board.h"
#include "model/design/design.h"

#include <vector>

namespace rookery {

// What may be wrong with links that the author drew or cut, and with cells that lost theirs. Boards
// that are as their lattice makes them are not looked at.

/// Drawn links without a link back along the opposite direction.
void findOneWayLinks(const Design &design, std::vector<Problem> &problems);
Result<Design> addWayBack(const Design &design, const Problem &problem);

/// Cells that no link leads to or away from.
std::vector<CellId> unlinkedCells(const Board &board);

/// Cells that links lead to but none leads away from.
void findDeadEnds(const Design &design, std::vector<Problem> &problems);
/// The ways back along the links that lead to them.
Result<Design> leadOutOfDeadEnds(const Design &design, const Problem &problem);
/// Cells that links lead away from but none leads to.
void findUnreachableCells(const Design &design, std::vector<Problem> &problems);
/// The ways back along the links that lead away from them.
Result<Design> leadToUnreachableCells(const Design &design, const Problem &problem);

/// Drawn links whose link back exists but does not undo the traveller's turn.
void findTurnsNotUndone(const Design &design, std::vector<Problem> &problems);
Result<Design> undoTurns(const Design &design, const Problem &problem);

/// Cells where a drawn link meets another of the same direction.
void findMergingLinks(const Design &design, std::vector<Problem> &problems);
/// Drawn links that meet another one lead where the lattice says again; of those that meet only
/// each other the first stays.
Result<Design> takeBackMergingLinks(const Design &design, const Problem &problem);

/// Drawn links from a cell to itself.
void findLoops(const Design &design, std::vector<Problem> &problems);
Result<Design> cutLoops(const Design &design, const Problem &problem);

} // namespace rookery
