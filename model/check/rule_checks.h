#pragma once

#include "model/base/problem.h"
#include "model/base/result.h"
#include "model/design/design.h"

#include <vector>

/// Rules that contradict each other or the rest of the design. Each adds what it finds, with a
/// pointer to the rule.
namespace rookery {

void findCastlingWithoutPieces(const Design &design, std::vector<Problem> &problems);
/// Wings whose king or partner stands elsewhere begin where they stand, if they still stand on one
/// rank; else they go, and the rule with its last one.
Result<Design> castleFromTheSetup(const Design &design, const Problem &problem);
void findMateWithoutRoyals(const Design &design, std::vector<Problem> &problems);
void findRulesAboutNoCells(const Design &design, std::vector<Problem> &problems);
void findPromotionsIntoThemselves(const Design &design, std::vector<Problem> &problems);
void findDropsWithoutHands(const Design &design, std::vector<Problem> &problems);
void findRepeatedEnds(const Design &design, std::vector<Problem> &problems);
void findPassersWithoutPassing(const Design &design, std::vector<Problem> &problems);

} // namespace rookery
