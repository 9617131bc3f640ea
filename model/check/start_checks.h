#pragma once

#include "model/base/problem.h"
#include "model/design/design.h"

#include <vector>

/// What may happen in the very first moves. Only notes: games may begin so on purpose.
namespace rookery {

/// A player to move first who can win by that move.
void findWinsAtOnce(const Design &design, std::vector<Problem> &problems);
/// Pieces worth more than pawns that stand attacked at the start and are not defended, or the
/// strongest ones that much weaker ones attack. Only of games about royal pieces.
void findPiecesLeftToCapture(const Design &design, std::vector<Problem> &problems);

} // namespace rookery
