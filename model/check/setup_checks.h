#pragma once

#include "model/base/problem.h"
#include "model/base/result.h"
#include "model/design/design.h"

#include <vector>

/// Start positions that contradict the rules, and rules that leave a side without anything to lose.
/// Each adds what it finds.
namespace rookery {

/// Silent while a design has neither rules nor a royal piece.
void findSidesWithoutGoal(const Design &design, std::vector<Problem> &problems);
/// Players in check, or without a move.
void findChecksAtStart(const Design &design, std::vector<Problem> &problems);
/// An end that holds before the first move.
void findEndsAtStart(const Design &design, std::vector<Problem> &problems);
/// Two armies that are the same but for a few pieces; games between unlike armies are meant so.
void findUnequalArmies(const Design &design, std::vector<Problem> &problems);
/// A zone of most of the board only says where a piece may not return to.
void findPiecesOutsideTheirZone(const Design &design, std::vector<Problem> &problems);
/// A promotion may bring only pieces that were lost, but no player can lose one; or none is
/// allowed.
void findImpossiblePromotions(const Design &design, std::vector<Problem> &problems);

Result<Design> markKingRoyal(const Design &design, const Problem &problem);
Result<Design> mirrorFirstArmy(const Design &design, const Problem &problem);
Result<Design> extendZone(const Design &design, const Problem &problem);
Result<Design> removePromotion(const Design &design, const Problem &problem);

} // namespace rookery
