#pragma once

#include "model/base/problem.h"
#include "model/base/result.h"
#include "model/design/design.h"

#include <vector>

namespace rookery {

// What the Betza strings of a design leave open.

/// The reader's warnings.
void findBetzaDoubts(const Design &design, std::vector<Problem> &problems);
/// The piece's doubtful strings become the legs that they are read as.
Result<Design> writeLegsOfDoubtful(const Design &design, const Problem &problem);
/// Letters that nothing answers to.
void findBetzaWithoutEffect(const Design &design, std::vector<Problem> &problems);
Result<Design> leaveOutWithoutEffect(const Design &design, const Problem &problem);
/// Castling and captures in passing that only a string knows of.
void findRulesOnlyInBetza(const Design &design, std::vector<Problem> &problems);
Result<Design> addDeclaredRules(const Design &design, const Problem &problem);

} // namespace rookery
