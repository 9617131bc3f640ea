#pragma once

#include "model/base/problem.h"
#include "model/base/result.h"
#include "model/design/design.h"

#include <vector>

/// Zones against the board, the players and the pieces. Each adds what it finds.
namespace rookery {

/// Cells of a zone that have no cell opposite where the zone is turned for a player.
void findZonesWithoutImage(const Design &design, std::vector<Problem> &problems);
/// Each player whose cells are not all there has those that are, as a list.
Result<Design> listCellsWithImage(const Design &design, const Problem &problem);

/// Zones whose meaning makes no sense on this board.
void findZonesWithoutSense(const Design &design, std::vector<Problem> &problems);
Result<Design> turnZoneIntoCells(const Design &design, const Problem &problem);

/// Players' own cells of a zone that are not the first player's, turned as the player faces.
void findZonesUnlikeEachOther(const Design &design, std::vector<Problem> &problems);
Result<Design> turnZoneForAll(const Design &design, const Problem &problem);

/// Types that can come to a cell where they could never move again and neither promote nor end the
/// game.
void findPiecesThatEndStuck(const Design &design, std::vector<Problem> &problems);
Result<Design> promoteWhereStuck(const Design &design, const Problem &problem);

} // namespace rookery
