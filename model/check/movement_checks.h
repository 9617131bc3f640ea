#pragma once

#include "model/base/problem.h"
#include "model/base/result.h"
#include "model/design/design.h"

#include <vector>

/// Movements that lead nowhere. Each adds what it finds.
namespace rookery {

/// Pieces of the setup that could never move from their cells, whatever stood around them.
void findStuckPieces(const Design &design, std::vector<Problem> &problems);
/// Those that could never move leave the start position.
Result<Design> takeStuckPiecesOff(const Design &design, const Problem &problem);
/// Pieces whose moves branch so often that they cannot all be listed: the game stops there.
void findEndlessBranching(const Design &design, std::vector<Problem> &problems);
/// Legs that no other leg leads to, and that do not begin a move.
void findLegsOutOfReach(const Design &design, std::vector<Problem> &problems);
Result<Design> deleteLegsOutOfReach(const Design &design, const Problem &problem);
/// Movements with no place at which they may be over, such as the path `(~n)`.
void findMovementsWithoutEnd(const Design &design, std::vector<Problem> &problems);
/// It may be over, also with a capture, where no other leg follows.
Result<Design> stopAtTheEnd(const Design &design, const Problem &problem);

} // namespace rookery
