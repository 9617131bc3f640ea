#pragma once

#include "model/exchange/proof/proof.h"

/// The two halves of a proof. Each compares up to the first difference, which it notes in the proof
/// with a sentence, and gives false if the target gave no answer, with the reason as the sentence.
namespace rookery {

/// Counts from the start, move by move down to where the two part.
bool compareFromStart(const Subject &subject,
                      ProofTarget &target,
                      const ProofRequest &request,
                      Proof &proof);

/// Moves, sequences of two moves and ends in positions of games; counts by rule in how many.
bool comparePositions(const Subject &subject,
                      ProofTarget &target,
                      const ProofRequest &request,
                      const std::vector<DrawnPosition> &drawn,
                      Proof &proof);

/// What two programs say otherwise about a move; "no such move" for none.
void noteDisagreement(Proof &proof, Disagreement found);

} // namespace rookery
