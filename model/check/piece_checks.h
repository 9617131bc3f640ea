#pragma once

#include "model/base/problem.h"
#include "model/base/result.h"
#include "model/design/design.h"

#include <vector>

namespace rookery {

// What may be wrong with piece types, but for what their Betza strings say: see notation_checks.h.

void findImmobilePieces(const Design &design, std::vector<Problem> &problems);
/// To every cell beside it, where it captures too.
Result<Design> letStepAnyWay(const Design &design, const Problem &problem);

void findSharedLetters(const Design &design, std::vector<Problem> &problems);
Result<Design> giveFreeLetter(const Design &design, const Problem &problem);

/// Pictures that cannot be drawn.
void findMissingArtwork(const Design &design, std::vector<Problem> &problems);
Result<Design> drawAutomatically(const Design &design, const Problem &problem);

} // namespace rookery
