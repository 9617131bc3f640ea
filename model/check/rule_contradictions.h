#pragma once

#include "model/base/problem.h"
#include "model/design/design.h"

#include <vector>

/// Rules that can never have an effect, because the board, the pieces or another rule stand against
/// it. Each adds what it finds, with a pointer to the rule.
namespace rookery {

/// Rules that name only types of which there can never be a piece.
void findRulesAboutNothing(const Design &design, std::vector<Problem> &problems);
/// Own numbers and own words that no own rule asks for.
void findOwnNamesInVain(const Design &design, std::vector<Problem> &problems);
/// Own numbers and words called like a cell or a direction, and zones called like a function: own
/// rules understand the one, and the other can no more be said.
void findNamesThatHide(const Design &design, std::vector<Problem> &problems);
/// Bans without a condition.
void findBansOfNothing(const Design &design, std::vector<Problem> &problems);
/// Promotions into types that may not stand where the promotion happens.
void findPromotionsOutOfPlace(const Design &design, std::vector<Problem> &problems);
/// Players who move without pieces, or have pieces and never move.
void findTurnsWithoutPieces(const Design &design, std::vector<Problem> &problems);
/// Captures in passing of pieces that pass no cell.
void findPassingWithoutLongSteps(const Design &design, std::vector<Problem> &problems);
/// Passing that other rules leave no room for, or that leaves none for them.
void findPassingAtOdds(const Design &design, std::vector<Problem> &problems);
/// Rows, blocks and goals that need more cells or pieces than there are.
void findGoalsTooLarge(const Design &design, std::vector<Problem> &problems);
/// Chance of which nothing can come, or that has pieces; and games that have no other player.
void findDoubtfulChance(const Design &design, std::vector<Problem> &problems);
/// Hands that fill or are emptied in vain.
void findHandsInVain(const Design &design, std::vector<Problem> &problems);
/// Pieces with first moves that are put down: whether they have these moves then is for the
/// designer to know.
void findFirstMovesOfDropped(const Design &design, std::vector<Problem> &problems);
Result<Design> countDroppedOtherwise(const Design &design, const Problem &problem);

} // namespace rookery
