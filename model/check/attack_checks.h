#pragma once

#include "model/base/problem.h"
#include "model/design/design.h"

#include <string_view>
#include <vector>

/// What the armies attack and defend at the start. Only notes: games may begin so on purpose; and
/// only of games about royal pieces.
namespace rookery {

/// Armies of the same pieces of which one attacks more cells than the other. Silent about unlike
/// armies, and where one player's cells are not the other's, turned: that is meant so.
void findUnequalAttacks(const Design &design, std::vector<Problem> &problems);
std::string_view unequalAttacksFixTitle(const Problem &problem);

/// Pieces that no own piece defends and that an enemy can attack with one move, without being
/// captured for it. What is attacked already is told by findPiecesLeftToCapture().
///
/// That a piece is not defended says little: most games begin with such pieces, as the rooks of
/// chess, behind others where nothing comes near them. Pawns count here, because an open pawn that
/// can be attacked at once is what armies of new pieces are most often mended for.
void findUndefendedPieces(const Design &design, std::vector<Problem> &problems);

} // namespace rookery
